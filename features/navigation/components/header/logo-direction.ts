import { scrollThreshold } from './header-visibility'

/** How the sign's animation runs: 1 forward, -1 backward. */
export type Direction = 1 | -1

/**
 * Which way the sign plays (spec §4): forward, closing, when the page is scrolled by more than 1 px; backward, opening, at
 * 1 px or less. `scrolled` is in pixels, below 0 while the page bounces.
 */
export function logoDirection(scrolled: number): Direction {
  return scrolled > scrollThreshold ? 1 : -1
}
