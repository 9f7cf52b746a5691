type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

export type BlockShortcut = 'up' | 'down' | 'extendUp' | 'extendDown' | 'previous' | 'next' | 'all' | 'leave'

const shortcuts: Record<string, BlockShortcut> = {
  'Alt+Shift+arrowup': 'up',
  'Alt+Shift+arrowdown': 'down',
  'Shift+arrowup': 'extendUp',
  'Shift+arrowdown': 'extendDown',
  arrowup: 'previous',
  arrowdown: 'next',
  'Command+a': 'all',
  escape: 'leave',
}
/** The shortcuts that also work while a text is edited. */
const shortcutsInText: readonly BlockShortcut[] = ['up', 'down', 'leave']

/** Finds the action of a keyboard event. */
export function findBlockShortcut(press: Press, isInText: boolean): BlockShortcut | null {
  const modifiers = [(press.ctrlKey || press.metaKey) && 'Command', press.altKey && 'Alt', press.shiftKey && 'Shift']
  const shortcut = shortcuts[[...modifiers, press.key.toLowerCase()].filter(Boolean).join('+')]
  return shortcut && (!isInText || shortcutsInText.includes(shortcut)) ? shortcut : null
}
