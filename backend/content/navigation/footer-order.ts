interface PlacedEntry {
  /** The position in the footer; null for a page that was never placed. */
  place: number | null
}

/**
 * Merges pages and links of the footer by position. Pages without a position follow the last page
 * that has one.
 * @param pages in tree order, which pages without a position keep
 */
export function inFooterOrder<Page extends PlacedEntry, Link extends PlacedEntry>(
  pages: readonly Page[],
  links: readonly Link[],
): (Page | Link)[] {
  const placedEntries = [
    ...pages.filter(({ place }) => place !== null).map((entry) => ({ entry, isPage: true })),
    ...links.map((entry) => ({ entry, isPage: false })),
  ].sort((a, b) => (a.entry.place ?? 0) - (b.entry.place ?? 0))
  const unplacedPages = pages.filter(({ place }) => place === null)
  const indexAfterPages = placedEntries.findLastIndex(({ isPage }) => isPage) + 1
  return placedEntries.map(({ entry }): Page | Link => entry).toSpliced(indexAfterPages, 0, ...unplacedPages)
}
