import { decodeOrKeep } from '@/lib/contract/common/address'
import { browserTimers, type Timers } from '../timers'

/** Distance of the target from the top edge of the window after scrolling, in pixels (spec §2). */
const hashOffset = 130
/** Delay before a page with a fragment scrolls, in ms, so that the layout settles. */
export const hashFirstDelayMs = 1000
export const hashRetryDelayMs = 250
export const hashRetries = 100

export interface HashScrollOptions {
  /** Finds the element of a fragment; null if it does not exist yet. */
  find: (id: string) => HTMLElement | null
  reveal: (target: HTMLElement) => void
  timers?: Timers
}

/** Decodes the id of a fragment; null for an empty one. A malformed one is returned unchanged. */
export function decodeFragmentId(hash: string): string | null {
  const fragment = hash.replace(/^#/, '')
  if (fragment === '') return null
  return decodeOrKeep(fragment)
}

/**
 * Waits for the element of `hash` and reveals it: first after 1000 ms, then every 250 ms, at most
 * 100 times (spec §2).
 * @returns a function that cancels the wait
 */
export function scrollToHash(hash: string, { find, reveal, timers = browserTimers }: HashScrollOptions): () => void {
  const id = decodeFragmentId(hash)
  if (id === null) return () => {}
  let cancelTimer = () => {}
  const attempt = (retriesLeft: number) => {
    const target = find(id)
    if (target) reveal(target)
    else if (retriesLeft > 0) cancelTimer = timers.schedule(hashRetryDelayMs, () => attempt(retriesLeft - 1))
  }
  cancelTimer = timers.schedule(hashFirstDelayMs, () => attempt(hashRetries))
  return () => cancelTimer()
}

/**
 * Scrolls to an element, smoothly unless the visitor prefers reduced motion, and focuses it. Opens
 * the closed answers and menus around it first, as browsers do.
 */
export function revealElement(target: HTMLElement): void {
  for (let parent = target.closest('details'); parent; parent = parent.parentElement?.closest('details') ?? null)
    parent.open = true
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = Math.max(0, target.getBoundingClientRect().top + window.scrollY - hashOffset)
  window.scrollTo({ top, behavior: prefersReducedMotion ? 'auto' : 'smooth' })
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
