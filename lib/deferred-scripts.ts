/** Type of a deferred script: browsers neither fetch nor run it. */
export const deferredType = 'text/deferred'

/** Window event, dispatched when the page's components are hydrated. */
export const hydratedEvent = 'hydrated'

/**
 * `detail` of key events that are dispatched again because their key was pressed before hydration.
 */
export const repeatedKeyMark = 1

/**
 * Runs in the head of a page with deferred scripts. Fetches and runs them one by one when the page
 * is loaded and the browser is idle, or all at once at the first interaction. For editors, whose
 * toolbar they contain, they start when the document is parsed. Until then the browser handles
 * links, menus and typing natively. Clicks on buttons are held back and keys are repeated after
 * hydration. If hydration takes too long or fails, buttons do what they do without scripts.
 *
 * The function is sent as its own source text, so it must not use anything from outside.
 */
export function loadDeferredScripts(type: string, hydrated: string, keyMark: number): void {
  const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
  const buttons = 'button,[data-consent-settings]'
  const heldEvents: (() => void)[] = []
  const untilLoaded = new AbortController()
  const untilHydrated = new AbortController()

  const deferredScripts = `script[type="${type}"]`
  const start = (deferred: HTMLScriptElement) => {
    const script = document.createElement('script')
    script.async = true
    script.onerror = release
    // The unresolved attribute, by which Next identifies its scripts.
    script.setAttribute('src', deferred.getAttribute('src') ?? '')
    deferred.replaceWith(script)
  }
  const loadAll = () => {
    untilLoaded.abort()
    document.querySelectorAll<HTMLScriptElement>(deferredScripts).forEach(start)
  }
  // One after another to avoid long tasks.
  const loadIdly = () => {
    const next = document.querySelector<HTMLScriptElement>(deferredScripts)
    if (!next) return untilLoaded.abort()
    start(next)
    whenIdle(loadIdly, 500)
  }
  const release = () => {
    untilHydrated.abort()
    for (const repeat of heldEvents.splice(0)) repeat()
  }
  const holdClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    // Keeps parts that are hydrated already from handling it now; they get it with the replay.
    event.stopImmediatePropagation()
    heldEvents.push(() => target.click())
    setTimeout(release, 5000)
  }
  const holdKey = (event: KeyboardEvent) => {
    // Keys of an input method are meaningless after the composition.
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
    heldEvents.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', init)))
  }
  const whenIdle = (work: () => void, timeout: number) => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
    else setTimeout(work, 50)
  }

  for (const interaction of interactionEvents)
    addEventListener(interaction, loadAll, { capture: true, passive: true, signal: untilLoaded.signal })
  addEventListener('click', holdClick, { capture: true, signal: untilHydrated.signal })
  addEventListener('keydown', holdKey, { capture: true, signal: untilHydrated.signal })
  // Streamed parts hydrate after the frame that dispatches the event.
  addEventListener(hydrated, () => whenIdle(release, 500), { once: true })
  if (/(?:^|; )(?:__Host-)?editor=/.test(document.cookie)) addEventListener('DOMContentLoaded', loadAll)
  // The frame with the last content is painted some time after the event.
  addEventListener('load', () => setTimeout(() => whenIdle(loadIdly, 2000), 200), {
    signal: untilLoaded.signal,
  })
}
