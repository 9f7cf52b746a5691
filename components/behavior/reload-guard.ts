import { unlessLeaving } from './page-leaving'

/** A page whose parts cannot be loaded reloads at most this often, in ms (spec §9). */
export const reloadInterval = 60_000

const storageKey = 'buehnenhaus.reloaded-at'

/** Whether an element that failed to load is one of the site's own scripts or styles. */
export function isChunkElement(target: EventTarget | null): boolean {
  const address =
    (target instanceof HTMLScriptElement && target.src) ||
    (target instanceof HTMLLinkElement && target.href) ||
    ''
  return address !== '' && new URL(address, document.baseURI).pathname.startsWith('/_next/static/')
}

export interface ReloadSurroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Milliseconds since 1970. */
  now: number
  /** Whether the browser has a network. */
  isOnline: boolean
}

/**
 * Notes a reload and says whether it may happen: once per 60 s, and not without a network, where the page that is read or
 * written would be gone. Where nothing can be noted it may not, since the page could reload for ever.
 */
export function takeReload({ storage, now, isOnline }: ReloadSurroundings): boolean {
  if (!isOnline) return false
  try {
    const last = Number(storage.getItem(storageKey) ?? Number.NaN)
    if (now - last < reloadInterval) return false
    storage.setItem(storageKey, String(now))
    return true
  } catch {
    return false
  }
}

/** Sent before the page reloads itself; canceled while it has work that a reload would lose. */
export const reloadEvent = 'beforereload'

/** After which time a canceled reload is tried again, in ms. */
const reloadRetryMs = 2000

let isRetryScheduled = false

/**
 * Reloads the page, where it may be reloaded. Parts also fail to load because the page is being left, a log-out's by its
 * `Clear-Site-Data`: a reload would then lead back.
 */
export function reloadPage(): void {
  unlessLeaving(() => {
    if (isRetryScheduled) return
    if (!window.dispatchEvent(new Event(reloadEvent, { cancelable: true }))) {
      isRetryScheduled = true
      setTimeout(() => {
        isRetryScheduled = false
        reloadPage()
      }, reloadRetryMs)
      return
    }
    const { sessionStorage: storage, navigator, location } = window
    if (takeReload({ storage, now: Date.now(), isOnline: navigator.onLine })) location.reload()
  })
}
