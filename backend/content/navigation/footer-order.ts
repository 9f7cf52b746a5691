interface Placed {
  /** Its number in the order of the footer; null for a page that nobody has placed. */
  place: number | null
}

/**
 * Pages and links of the footer in one order, that of their places. Pages without one stand behind the last page that has one.
 * @param pages in the order of the tree, which those without a place keep
 */
export function inFooterOrder<Page extends Placed, Link extends Placed>(
  pages: readonly Page[],
  links: readonly Link[],
): (Page | Link)[] {
  const placed = [
    ...pages.filter(({ place }) => place !== null).map((entry) => ({ entry, isPage: true })),
    ...links.map((entry) => ({ entry, isPage: false })),
  ].sort((one, other) => (one.entry.place ?? 0) - (other.entry.place ?? 0))
  const others = pages.filter(({ place }) => place === null)
  const behind = placed.findLastIndex(({ isPage }) => isPage) + 1
  return placed.map(({ entry }): Page | Link => entry).toSpliced(behind, 0, ...others)
}
