import { scrollThreshold } from './header-visibility'

/** The direction of the logo animation: 1 forward, -1 backward. */
export type Direction = 1 | -1

/**
 * The direction of the logo animation (spec §4): forward, closing, when the page is scrolled by more than 1 px; backward, opening, at
 * 1 px or less. `scrolled` is in pixels, negative during overscroll.
 */
export function logoDirection(scrolled: number): Direction {
  return scrolled > scrollThreshold ? 1 : -1
}
