/**
 * Name of the window event that is dispatched when the editor has opened, or was closed before it
 * could open.
 */
export const openedEvent = 'editoropened'

/** Selects the blocks, title and teaser of the page. A click in them places the caret. */
export const clickableSelector = 'main :is([data-module], [data-field^=page-])'

/**
 * Holds clicks until the editor is open and then repeats the last click and the keys that were
 * pressed after it. A page can be clicked long before its scripts run, so the source text of the
 * function is an inline script, which runs before hydration. It must not use outer variables.
 * @param selector the elements whose clicks are held
 * @param eventName the event after which clicks are no longer held
 */
export function holdClick(selector: string, eventName: string): void {
  let repeatClick: (() => void) | null = null
  // A click focuses the nearest focusable element: the main part of the page, or a link in a text.
  let focusedElement: Element | null = null
  let keys: KeyboardEvent[] = []
  const hold = (event: MouseEvent) => {
    const { target, button } = event
    if (!(target instanceof Element) || button !== 0 || !target.closest(selector)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeatClick = () => target.dispatchEvent(new MouseEvent('click', event))
    focusedElement = document.activeElement
    keys = []
  }
  const holdKey = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isEditingKey = key.length === 1 || /^(Enter|Backspace|Delete|Home|End|Arrow.*)$/.test(key)
    const isElsewhere = target !== focusedElement && target !== document.body
    if (!repeatClick || !isEditingKey || ctrlKey || metaKey || altKey || isElsewhere) return
    event.preventDefault()
    event.stopImmediatePropagation()
    keys.push(event)
  }
  const repeatHeldEvents = () => {
    removeEventListener('click', hold, true)
    removeEventListener('keydown', holdKey, true)
    repeatClick?.()
    for (const event of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', event))
  }
  addEventListener('click', hold, true)
  addEventListener('keydown', holdKey, true)
  addEventListener(eventName, repeatHeldEvents, { once: true })
}
