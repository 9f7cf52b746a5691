/**
 * The accepted file types for file dialogs; the backend checks the content. Without HEIC in the
 * list, phones convert their photos to JPEG.
 */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml'

/** Returns true if a drag over the window contains files. Their types are known only on drop. */
export function hasFiles(transfer: Pick<DataTransfer, 'types'> | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

/** Returns the dropped files. */
export function getDroppedFiles(transfer: Pick<DataTransfer, 'files'> | null): File[] {
  return [...(transfer?.files ?? [])]
}

/**
 * Returns the pasted pictures. Word processors and spreadsheets add a picture of the copied text:
 * formatted text takes precedence, and in editable elements any text. File managers add the name of
 * a file.
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
