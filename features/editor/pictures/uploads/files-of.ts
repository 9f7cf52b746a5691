/** The accepted file types, for file dialogs; the backend checks the content. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Whether a drag over the window contains files; their types are known only on drop. */
export function holdsFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/** The files that were dropped. */
export function droppedFiles(transfer: Pick<DataTransfer, 'files'> | null): File[] {
  return [...(transfer?.files ?? [])]
}

/**
 * The pasted pictures. Word processors add a picture of the copied text to the clipboard: in editable elements the text
 * takes precedence.
 */
export function pastedPictures(
  transfer: Pick<DataTransfer, 'files' | 'types'> | null,
  target: EventTarget | null,
): File[] {
  const isWritten = target instanceof Element && target.closest('input, textarea, [contenteditable="true"]')
  if (isWritten && transfer?.types.includes('text/plain')) return []
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
