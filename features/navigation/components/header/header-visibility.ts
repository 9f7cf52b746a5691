/** The scroll position in pixels above which the header hides (spec §9). */
export const scrollThreshold = 1

export interface HeaderState {
  /** The scroll position in pixels; negative during overscroll. */
  scrollY: number
  /** True if the keyboard focus is in the header. */
  hasFocus: boolean
  isMenuOpen: boolean
}

/** Returns true if the header is hidden; false while it has the focus or an open menu. */
export function isHeaderHidden({ scrollY, hasFocus, isMenuOpen }: HeaderState): boolean {
  return scrollY > scrollThreshold && !hasFocus && !isMenuOpen
}
