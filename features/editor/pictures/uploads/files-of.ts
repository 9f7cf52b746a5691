/** What the library takes in; the backend asks for the content, this helps to choose. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Whether a drag over the window contains files: which ones is known only on drop. */
export function holdsFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/** The files that were dropped. */
export function droppedFiles(transfer: Pick<DataTransfer, 'files'> | null): File[] {
  return [...(transfer?.files ?? [])]
}

/**
 * The pictures that were pasted. Programs for texts put a picture of the text beside it: where one can write, words come
 * first.
 */
export function pastedPictures(
  transfer: Pick<DataTransfer, 'files' | 'types'> | null,
  target: EventTarget | null,
): File[] {
  const isWritten = target instanceof Element && target.closest('input, textarea, [contenteditable="true"]')
  if (isWritten && transfer?.types.includes('text/plain')) return []
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
