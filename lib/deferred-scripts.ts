/** The type of a script that waits: no browser fetches or runs it. */
export const deferredType = 'text/deferred'

/** What the window is told once the page's components answer to events. */
export const hydratedEvent = 'hydrated'

/** The `detail` of a key event that is dispatched again, since its key was pressed before hydration. */
export const repeatedKeyMark = 1

/**
 * Runs in the head of a page whose scripts wait. They are fetched and run one by one once the page is loaded and the browser is idle,
 * or all at once at the first sign of a visitor; for an editor, whose toolbar they bring, as soon as the page is read. Until then
 * the browser follows links, opens menus and takes what is typed by itself. Clicks on buttons wait, and keys are repeated, once
 * the page is hydrated; where that takes too long or fails, buttons do what they do without scripts.
 *
 * It is sent as its own source text, so it uses nothing from outside.
 */
export function loadDeferredScripts(type: string, hydrated: string, keyMark: number): void {
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
  const scripted = 'button,[data-consent-settings]'
  const held: (() => void)[] = []
  const waiting = new AbortController()
  const untilHydrated = new AbortController()

  const isWaiting = `script[type="${type}"]`
  const start = (deferred: HTMLScriptElement) => {
    const script = document.createElement('script')
    script.async = true
    script.onerror = release
    // As it is written: Next knows its scripts by that.
    script.setAttribute('src', deferred.getAttribute('src') ?? '')
    deferred.replaceWith(script)
  }
  const loadAll = () => {
    waiting.abort()
    document.querySelectorAll<HTMLScriptElement>(isWaiting).forEach(start)
  }
  // One after another, so that the browser is never busy for long.
  const loadIdly = () => {
    const next = document.querySelector<HTMLScriptElement>(isWaiting)
    if (!next) return waiting.abort()
    start(next)
    whenIdle(loadIdly, 500)
  }
  const release = () => {
    untilHydrated.abort()
    for (const repeat of held.splice(0)) repeat()
  }
  const holdClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null
    if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    // What is hydrated already gets it with the rest.
    event.stopImmediatePropagation()
    held.push(() => target.click())
    setTimeout(release, 5000)
  }
  const holdKey = (event: KeyboardEvent) => {
    // The keys of an input method mean something only while it composes.
    if (event.isComposing) return
    event.stopImmediatePropagation()
    const { target, key, code, location, repeat, ctrlKey, shiftKey, altKey, metaKey } = event
    const init = {
      key,
      code,
      location,
      repeat,
      ctrlKey,
      shiftKey,
      altKey,
      metaKey,
      bubbles: true,
      cancelable: true,
      detail: keyMark,
    }
    held.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', init)))
  }
  const whenIdle = (work: () => void, timeout: number) => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
    else setTimeout(work, 50)
  }

  for (const sign of signs)
    addEventListener(sign, loadAll, { capture: true, passive: true, signal: waiting.signal })
  addEventListener('click', holdClick, { capture: true, signal: untilHydrated.signal })
  addEventListener('keydown', holdKey, { capture: true, signal: untilHydrated.signal })
  // What comes in parts is hydrated after the frame that says so.
  addEventListener(hydrated, () => whenIdle(release, 500), { once: true })
  if (/(?:^|; )(?:__Host-)?editor=/.test(document.cookie)) addEventListener('DOMContentLoaded', loadAll)
  // The frame with what came last is on the screen some time after the event.
  addEventListener('load', () => setTimeout(() => whenIdle(loadIdly, 2000), 200), { signal: waiting.signal })
}
