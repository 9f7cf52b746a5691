import { isTextTarget } from '../selection/text-target'
import { isCaretKey } from './typing-keys'

/** Keys that are held besides characters and the keys that move the caret. */
const writingKeys = new Set(['Enter', 'Backspace', 'Delete'])

/**
 * Holds typed keys while a text editor is loading.
 * @returns a function that ends the holding and returns the keys
 */
export function holdTyping(): () => string[] {
  const keys: string[] = []
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event
    // An Enter with `repeat` belongs to the key press that opened the text.
    const isWriting = key.length === 1 || isCaretKey(key) || (writingKeys.has(key) && !repeat)
    if (!isWriting || ctrlKey || metaKey || altKey || isTextTarget(target)) return
    event.preventDefault()
    event.stopPropagation()
    keys.push(key)
  }
  window.addEventListener('keydown', handleKeyDown, { capture: true })
  return () => {
    window.removeEventListener('keydown', handleKeyDown, { capture: true })
    return keys
  }
}
