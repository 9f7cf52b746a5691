import { findFollowedLink, isSamePage } from './links/followed-link'

/**
 * Time in milliseconds after which a navigation to another document counts as failed, so that the
 * page stays.
 */
export const maxLeaveMs = 10_000

/** End of the time in which the document may be left, in milliseconds since 1970. */
let leavingEndMs = 0

/**
 * Records that the browser is about to leave the document. Called by code that will cause this, for
 * example a logout, before the browser reports it.
 */
export function recordLeaving(): void {
  leavingEndMs = Date.now() + maxLeaveMs
}

function recordClick(click: MouseEvent): void {
  const link = findFollowedLink(click)
  if (!link?.protocol.startsWith('http')) return
  if (!isSamePage(new URL(link.href), new URL(location.href))) recordLeaving()
}

/** Records a form that no script sends. */
function recordSubmit({ defaultPrevented, target }: SubmitEvent): void {
  const formSelector = 'form:not([method=dialog],[target=_blank])'
  if (!defaultPrevented && target instanceof Element && target.matches(formSelector)) recordLeaving()
}

function recordNavigation({ destination, downloadRequest }: NavigateEvent): void {
  if (!destination.sameDocument && downloadRequest === null) recordLeaving()
}

// Listens from the first script on, because a visitor may leave a page before its hydration.
if (typeof window !== 'undefined') {
  window.addEventListener('click', recordClick)
  window.addEventListener('submit', recordSubmit)
  // After `pagehide` WebKit cancels scripts, which looks like missing files.
  for (const type of ['beforeunload', 'pagehide']) window.addEventListener(type, recordLeaving)
  if ('navigation' in window) window.navigation.addEventListener('navigate', recordNavigation)
}

/**
 * Calls a function at once, unless the browser is leaving the document. In that case, waits until
 * the navigation counts as failed. If the navigation succeeds, the document ends and the function
 * is not called.
 */
export function runIfPageStays(call: () => void): void {
  const remainingMs = leavingEndMs - Date.now()
  if (remainingMs > 0) setTimeout(() => runIfPageStays(call), remainingMs)
  else call()
}
