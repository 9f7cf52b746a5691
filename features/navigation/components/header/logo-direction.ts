import { scrollThreshold } from './header-visibility'

/** The direction of the logo animation: 1 forward, -1 backward. */
export type Direction = 1 | -1

/**
 * Returns the direction of the logo animation (spec §4): forward (closing) above 1 px of scrolling,
 * otherwise backward (opening).
 * @param scrollY the scroll position in pixels, negative during overscroll
 */
export function getLogoDirection(scrollY: number): Direction {
  return scrollY > scrollThreshold ? 1 : -1
}
