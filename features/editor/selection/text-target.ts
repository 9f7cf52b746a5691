/**
 * Returns true if an event's target is a field or an edited text: they have their own key and
 * clipboard handling.
 */
export function isTextTarget(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
}

/** Returns true if text is selected; it takes precedence over blocks when copying. */
export function isTextMarked(): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed
}
