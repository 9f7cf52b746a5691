/** Whether keys and the clipboard belong to a field or a text that is written there. */
export function isTextTarget(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
}

/** Whether words are marked anywhere, which then are what is copied. */
export function isTextMarked(): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed
}
