import { decodeOrKeep } from '@/lib/contract/common/address'
import { browserTimers, type Timers } from '../timers'

/** The distance of a target from the window's edge after scrolling, in pixels (spec §2). */
const hashOffset = 130
/** A page with a fragment is given this long to settle before it scrolls. */
export const hashFirstDelay = 1000
export const hashRetryDelay = 250
export const hashRetries = 100

export interface HashScrollOptions {
  /** The element that a fragment names; null while it is not there. */
  find: (id: string) => HTMLElement | null
  reveal: (target: HTMLElement) => void
  timers?: Timers
}

/** The id that a fragment names; null for an empty one, and for one that cannot be decoded the text as it is. */
export function fragmentId(hash: string): string | null {
  const raw = hash.replace(/^#/, '')
  if (raw === '') return null
  return decodeOrKeep(raw)
}

/**
 * Waits for the element that `hash` names and reveals it: first after 1000 ms (at once where `delay` is 0), then every
 * 250 ms, 100 times at most (spec §2). The returned function gives up.
 */
export function scrollToHash(
  hash: string,
  { find, reveal, timers = browserTimers }: HashScrollOptions,
  delay = hashFirstDelay,
): () => void {
  const id = fragmentId(hash)
  if (id === null) return () => {}
  let callOff = () => {}
  const attempt = (retriesLeft: number) => {
    const target = find(id)
    if (target) reveal(target)
    else if (retriesLeft > 0) callOff = timers.after(hashRetryDelay, () => attempt(retriesLeft - 1))
  }
  callOff = timers.after(delay, () => attempt(hashRetries))
  return () => callOff()
}

/** Scrolls to an element, smoothly unless the visitor prefers reduced motion, and focuses it. */
export function revealElement(target: HTMLElement): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = Math.max(0, target.getBoundingClientRect().top + window.scrollY - hashOffset)
  window.scrollTo({ top, behavior: isStill ? 'auto' : 'smooth' })
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
