/**
 * The file types that file dialogs offer. The backend checks the content. HEIC is not in the list,
 * so phones convert their photos to JPEG.
 */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'

/**
 * Returns true if the user drags files over the window. The browser reveals their types only when
 * they are dropped.
 */
export function hasFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

export function getDroppedFiles(transfer: Pick<DataTransfer, 'files'> | null): File[] {
  return [...(transfer?.files ?? [])]
}

/**
 * Returns the pasted pictures. Word processors and spreadsheets also add a picture of the copied
 * text to the clipboard, so formatted text takes precedence over it, and in editable elements any
 * text does. File managers add the name of the file as text.
 */
export function getPastedPictures(
  transfer: Pick<DataTransfer, 'files' | 'types'> | null,
  target: EventTarget | null,
): File[] {
  const isEditable = target instanceof Element && target.closest('input, textarea, [contenteditable="true"]')
  const hasText = transfer?.types.includes('text/plain')
  if (hasText && (isEditable || transfer?.types.includes('text/html'))) return []
  return [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
