/** The time in which a user cannot have read a dialog that opened unexpectedly, in milliseconds. */
const unreadMs = 500

/** Keys that write nothing. */
const silentKeys = new Set(['Escape', 'Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'])

/**
 * Protects a user who types in a text while a dialog opens unexpectedly. For half a second the
 * focus is on the dialog itself instead of its first field. Typed letters go to the text.
 * @param onTyping closes the dialog and restores the focus before it returns, so that the browser
 * writes the letter in the text
 * @returns a function that ends the protection
 */
export function guardTyping(dialog: HTMLDialogElement, onTyping: () => void): () => void {
  const { activeElement: field } = document
  dialog.focus()
  const timer = window.setTimeout(() => {
    stop()
    if (document.activeElement === dialog && field instanceof HTMLElement) field.focus()
  }, unreadMs)
  // A user who has moved the focus to a field of the dialog has seen it.
  const handleKey = ({ key, target }: KeyboardEvent) => {
    if (target === dialog && !silentKeys.has(key)) onTyping()
  }
  function stop(): void {
    window.clearTimeout(timer)
    dialog.removeEventListener('keydown', handleKey, { capture: true })
  }
  dialog.addEventListener('keydown', handleKey, { capture: true })
  return stop
}
