/** The window event after the editor of the page has opened, or was closed before that. */
export const openedEvent = 'editoropened'

/** Selects the blocks of the page, where a click starts writing. */
export const clickableSelector = 'main [data-module]'

/**
 * Holds clicks until the editor is open and then repeats the last one. A visible page can be
 * clicked long before its scripts run. Before hydration, the function runs as an inline script from
 * its own source text, so it must not use anything from outside.
 * @param selector the elements whose clicks are held
 * @param openedEvent the event that ends it
 */
export function holdClick(selector: string, openedEvent: string): void {
  let repeat = () => {}
  const hold = (event: MouseEvent) => {
    const { target, button } = event
    if (!(target instanceof Element) || button !== 0 || !target.closest(selector)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    repeat = () => target.dispatchEvent(new MouseEvent('click', event))
  }
  const release = () => {
    removeEventListener('click', hold, true)
    repeat()
  }
  addEventListener('click', hold, true)
  addEventListener(openedEvent, release, { once: true })
}
