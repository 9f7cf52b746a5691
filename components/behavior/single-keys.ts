import { repeatedKeyMark } from '@/lib/deferred-scripts'
import { isTyping } from './is-typing'

const storageKey = 'buehnenhaus.single-keys'

/** Widgets that handle letters themselves, for example for type-ahead. */
const letterWidgets = ['listbox', 'menu', 'tree', 'treegrid', 'grid', 'dialog', 'alertdialog']
  .map((role) => `[role="${role}"]`)
  .join(',')

/** Modal dialogs and open lists, which get all keys. */
const openOverlays = [
  'dialog[open]',
  '[role="combobox"][aria-expanded="true"]',
  '[aria-haspopup="listbox"][aria-expanded="true"]',
].join(',')

/** Returns true if single-key shortcuts are enabled in this browser (WCAG 2.2, 2.1.4). */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/**
 * Returns true if a person pressed the key. React Aria dispatches the keys of a field again on the
 * field's list, as untrusted events, which are ignored. Keys that were pressed before hydration are
 * replayed as untrusted events too, but with a mark.
 */
export function isPressed(event: Pick<KeyboardEvent, 'isTrusted' | 'detail'>): boolean {
  return event.isTrusted || event.detail === repeatedKeyMark
}

/**
 * Returns true for a key without modifiers that is pressed outside of fields, open lists and
 * dialogs.
 */
export function isKeyForScreen(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false
  if (!isPressed(event)) return false
  const isTaken = [event.target, document.activeElement].some(
    (target) => isTyping({ target }) || (target instanceof Element && target.closest(letterWidgets)),
  )
  return !isTaken && document.querySelector(openOverlays) === null
}

/** Returns true if a key is an enabled shortcut of the screen. */
export function isSingleKey(event: KeyboardEvent): boolean {
  return isKeyForScreen(event) && areSingleKeysOn()
}
