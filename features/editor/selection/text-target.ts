/** Whether an event's target is a field or an edited text, which handle keys and the clipboard themselves. */
export function isTextTarget(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
}

/** Whether text is selected, which then is copied instead of blocks. */
export function isTextMarked(): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed
}
