import { runIfPageStays } from './page-leaving'
import { hasTypedWords } from './typed-words'

/** Minimum interval of automatic reloads after a chunk failure, in ms (spec §9). */
export const reloadIntervalMs = 60_000

const storageKey = 'buehnenhaus.reloaded-at'

/** Returns true if an element that failed to load is one of the site's own scripts or styles. */
export function isChunkElement(target: EventTarget | null): boolean {
  const isScript = target instanceof HTMLScriptElement
  if (!isScript && !(target instanceof HTMLLinkElement)) return false
  const address = isScript ? target.src : target.href
  return address !== '' && new URL(address, document.baseURI).pathname.startsWith('/_next/static/')
}

export interface ReloadConditions {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since 1970. */
  now: number
  isOnline: boolean
  hasUnsentWords: boolean
}

/**
 * Records a reload and returns true, unless the reload must not happen. Returns false within 60 s
 * of the last reload, because the page could reload forever, and without storage. Returns false
 * offline or with typed words, because the page and its input would be lost.
 */
export function recordReload({ storage, now, isOnline, hasUnsentWords }: ReloadConditions): boolean {
  if (!isOnline || hasUnsentWords) return false
  try {
    const lastReloadAt = Number(storage.getItem(storageKey) ?? Number.NaN)
    if (now - lastReloadAt < reloadIntervalMs) return false
    storage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}

/** Dispatched before an automatic reload. Listeners cancel it while the page has unsaved work. */
export const reloadEvent = 'beforereload'

/** Delay of a reload, in ms. A navigation that starts meanwhile cancels it. */
export const reloadDelayMs = 1000

/** Delay after which a canceled reload is retried, in ms. */
const reloadRetryMs = 2000

let isScheduled = false

/** Address of a followed link whose page is not loaded yet. */
let awaitedAddress: string | null = null

/** Records the link that the visitor follows; null when its page is loaded. */
export function recordFollowedLink(address: string | null): void {
  awaitedAddress = address
}

/**
 * Loads the page of the followed link, or reloads the current one if allowed. Waits while the
 * browser is leaving the page, because chunk failures are expected then, for example after the
 * `Clear-Site-Data` of a logout, and a reload would stop the navigation.
 */
export function reloadPage(delayMs = reloadDelayMs): void {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => runIfPageStays(reloadNow), delayMs)
}

function reloadNow(): void {
  isScheduled = false
  const isAllowed = window.dispatchEvent(new Event(reloadEvent, { cancelable: true }))
  const { sessionStorage: storage, navigator, location } = window
  const isOnline = navigator.onLine
  if (!isAllowed) reloadPage(reloadRetryMs)
  else if (awaitedAddress !== null && isOnline) location.assign(awaitedAddress)
  else if (recordReload({ storage, now: Date.now(), isOnline, hasUnsentWords: hasTypedWords() })) {
    location.reload()
  }
}
