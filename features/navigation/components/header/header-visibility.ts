/** The scroll position, in pixels, above which the header hides (spec §9). */
export const scrollThreshold = 1

export interface HeaderState {
  /** How far the page is scrolled, in pixels; below 0 while it bounces. */
  scrolled: number
  /** Whether the keyboard's focus is in the header. */
  hasFocus: boolean
  isMenuOpen: boolean
}

/** Whether the header is hidden; never while it is in use. */
export function isHeaderHidden({ scrolled, hasFocus, isMenuOpen }: HeaderState): boolean {
  return scrolled > scrollThreshold && !hasFocus && !isMenuOpen
}
