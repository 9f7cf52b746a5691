/**
 * The accepted file types, for file dialogs; the backend checks the content. Without HEIC among them, phones convert their
 * photos to JPEG.
 */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'

/** Whether a drag over the window contains files; their types are known only on drop. */
export function holdsFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/** The files that were dropped. */
export function droppedFiles(transfer: Pick<DataTransfer, 'files'> | null): File[] {
  return [...(transfer?.files ?? [])]
}

/**
 * The pasted pictures. Word processors and spreadsheets add a picture of the copied text to the clipboard: formatted text takes
 * precedence, and in editable elements any text. File managers add a file's name.
 */
export function pastedPictures(
  transfer: Pick<DataTransfer, 'files' | 'types'> | null,
  target: EventTarget | null,
): File[] {
  const isWritten = target instanceof Element && target.closest('input, textarea, [contenteditable="true"]')
  const hasWords = transfer?.types.includes('text/plain')
  if (hasWords && (isWritten || transfer?.types.includes('text/html'))) return []
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
