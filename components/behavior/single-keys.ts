import { isTyping } from './is-typing'

const storageKey = 'buehnenhaus.single-keys'

/** Whether single keys are shortcuts, as this browser was told (WCAG 2.2, 2.1.4). */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/** Whether a key is a shortcut of the screen, not a part of something else. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event))
    return false
  return areSingleKeysOn() && document.querySelector('dialog[open]') === null
}
