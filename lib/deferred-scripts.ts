/** Type of a deferred script. Browsers neither fetch nor run scripts of an unknown type. */
export const deferredType = 'text/deferred'

/** Window event that is dispatched when the components of the page are hydrated. */
export const hydratedEvent = 'hydrated'

/** Value of `detail` that marks a repeated key event. It was first dispatched before hydration. */
export const repeatedKeyMark = 1

/**
 * Fetches and runs the deferred scripts of a page, one by one when the page is loaded and the
 * browser is idle, or all at once at the first interaction. For editors they start as soon as the
 * document is parsed, because they contain the toolbar. Before hydration, links, menus and typing
 * work without JavaScript. Clicks on buttons and key presses are held back and repeated after
 * hydration. If hydration takes too long or fails, they are repeated anyway, and buttons do what
 * they do without JavaScript.
 *
 * This function runs in the head of the page. It is sent as its own source text, so it must not use
 * anything outside itself.
 */
export function loadDeferredScripts(type: string, eventName: string, keyMark: number): void {
  const interactionEvents = ['pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin']
  const buttons = 'button,[data-consent-settings]'
  const heldEvents: (() => void)[] = []
  const untilLoaded = new AbortController()
  const untilHydrated = new AbortController()

  const deferredScripts = `script[type="${type}"]`
  const start = (deferredScript: HTMLScriptElement) => {
    const script = document.createElement('script')
    script.async = true
    script.onerror = release
    // Next identifies its scripts by the attribute `src`, so it is copied without resolving the
    // address.
    script.setAttribute('src', deferredScript.getAttribute('src') ?? '')
    deferredScript.replaceWith(script)
  }
  const loadAll = () => {
    untilLoaded.abort()
    document.querySelectorAll<HTMLScriptElement>(deferredScripts).forEach(start)
  }
  // Starts one script after another, in order to avoid long tasks.
  const loadIdly = () => {
    const next = document.querySelector<HTMLScriptElement>(deferredScripts)
    if (!next) return untilLoaded.abort()
    start(next)
    runWhenIdle(loadIdly, 500)
  }
  // Browsers report even a resting pointer once, before the first paint of a page.
  let restingPosition: string | null = null
  const watchPointer = ({ screenX, screenY }: PointerEvent) => {
    restingPosition ??= `${screenX} ${screenY}`
    if (restingPosition !== `${screenX} ${screenY}`) loadAll()
  }
  const release = () => {
    untilHydrated.abort()
    for (const repeat of heldEvents.splice(0)) repeat()
  }
  const holdClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(buttons) : null
    if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Parts that are hydrated already must not handle this click, because they get the repeated
    // click later.
    event.stopImmediatePropagation()
    heldEvents.push(() => target.click())
    setTimeout(release, 5000)
  }
  const holdKey = (event: KeyboardEvent) => {
    // Key events of an input method have no meaning after the composition.
    if (event.isComposing) return
    event.stopImmediatePropagation()
    const { target, key, code, location, repeat, ctrlKey, shiftKey, altKey, metaKey } = event
    const keys = { key, code, location, repeat, ctrlKey, shiftKey, altKey, metaKey }
    const init = { ...keys, bubbles: true, cancelable: true, detail: keyMark }
    heldEvents.push(() => target?.dispatchEvent(new KeyboardEvent('keydown', init)))
  }
  const runWhenIdle = (work: () => void, timeout: number) => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout })
    else setTimeout(work, 50)
  }

  for (const interaction of interactionEvents)
    addEventListener(interaction, loadAll, { capture: true, passive: true, signal: untilLoaded.signal })
  addEventListener('pointermove', watchPointer, { passive: true, signal: untilLoaded.signal })
  addEventListener('click', holdClick, { capture: true, signal: untilHydrated.signal })
  addEventListener('keydown', holdKey, { capture: true, signal: untilHydrated.signal })
  // Parts of the page that are streamed hydrate only after the frame that dispatched the event.
  addEventListener(eventName, () => runWhenIdle(release, 500), { once: true })
  if (/(?:^|; )(?:__Host-)?editor=/.test(document.cookie)) addEventListener('DOMContentLoaded', loadAll)
  // The browser paints the frame with the last content some time after the `load` event.
  addEventListener('load', () => setTimeout(() => runWhenIdle(loadIdly, 2000), 200), {
    signal: untilLoaded.signal,
  })
}
