/** What the window is told once the page's editor is open, or was left before. */
export const openedEvent = 'editoropened'

/** The blocks of the page, in which one clicks to write. */
export const clickable = 'main [data-module]'

/**
 * Holds clicks until the editor is open, and repeats the last one then: a page that is shown can be clicked long before its
 * scripts run. Before hydration it runs as an inline script, which is sent as its own source text: it uses nothing from outside.
 * @param selector the elements in which clicks wait; others are left alone
 * @param opened the event after which nothing waits any more
 */
export function holdClick(selector: string, opened: string): void {
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
  addEventListener(opened, release, { once: true })
}
