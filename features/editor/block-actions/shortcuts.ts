type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** What keys ask for while blocks are arranged. */
export type BlockShortcut = 'up' | 'down' | 'extendUp' | 'extendDown' | 'all' | 'leave'

const shortcuts: Record<string, BlockShortcut> = {
  'Alt+Shift+arrowup': 'up',
  'Alt+Shift+arrowdown': 'down',
  'Shift+arrowup': 'extendUp',
  'Shift+arrowdown': 'extendDown',
  'Command+a': 'all',
  escape: 'leave',
}
/** In a text that is written the other keys are its own. */
const alsoInText: readonly BlockShortcut[] = ['up', 'down', 'leave']

/** What a press of keys asks for; null for nothing. */
export function blockShortcut(press: Press, isInText: boolean): BlockShortcut | null {
  const modifiers = [
    (press.ctrlKey || press.metaKey) && 'Command',
    press.altKey && 'Alt',
    press.shiftKey && 'Shift',
  ]
  const shortcut = shortcuts[[...modifiers, press.key.toLowerCase()].filter(Boolean).join('+')]
  return shortcut && (!isInText || alsoInText.includes(shortcut)) ? shortcut : null
}
