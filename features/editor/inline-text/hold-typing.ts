import { isTextTarget } from '../selection/text-target'

/** What is held besides letters. */
const commands = new Set(['Enter', 'Backspace'])

/** Keeps the keys by which one writes while a text editor is loading. @returns ends it and gives them */
export function holdTyping(): () => string[] {
  const keys: string[] = []
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event
    // Enter that is still down is the one that opened the text.
    const isWriting = key.length === 1 || (commands.has(key) && !repeat)
    if (!isWriting || ctrlKey || metaKey || altKey || isTextTarget(target)) return
    event.preventDefault()
    event.stopPropagation()
    keys.push(key)
  }
  window.addEventListener('keydown', keep, { capture: true })
  return () => {
    window.removeEventListener('keydown', keep, { capture: true })
    return keys
  }
}
