interface PlacedEntry {
  /** The position in the footer; null for a page that was never placed. */
  place: number | null
}

/**
 * Merges the pages and links of the footer by their positions. Pages without a position follow the
 * last page that has a position.
 * @param pages in the order of the tree, which pages without a position keep
 */
export function mergeFooterEntries<Page extends PlacedEntry, Link extends PlacedEntry>(
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
