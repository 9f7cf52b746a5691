import { isTextTarget } from '../selection/text-target'

/** Keeps the letters that are typed while a text editor is loading. @returns ends it and gives them */
export function holdTyping(): () => string {
  let typed = ''
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (key.length !== 1 || ctrlKey || metaKey || altKey || isTextTarget(target)) return
    event.preventDefault()
    event.stopPropagation()
    typed += key
  }
  window.addEventListener('keydown', keep, { capture: true })
  return () => {
    window.removeEventListener('keydown', keep, { capture: true })
    return typed
  }
}
