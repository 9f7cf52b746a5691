/**
 * Returns true if an event's target is a field or an edited text. These handle keys and the
 * clipboard themselves.
 */
export function isTextTarget(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])') !== null
}

/** Returns true if text is selected. Copying then copies the text and not the selected blocks. */
export function hasSelectedText(): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed
}
