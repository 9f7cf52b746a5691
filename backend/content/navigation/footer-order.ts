interface FooterEntry {
  /** The position in the footer; null for a page whose position was never set. */
  position: number | null
}

/**
 * Merges the pages and links of the footer by their positions. Pages without a position follow the
 * last page with a position, or come first if no page has a position.
 * @param pages in the order of the tree, which pages without a position keep
 */
export function mergeFooterEntries<Page extends FooterEntry, Link extends FooterEntry>(
  pages: readonly Page[],
  links: readonly Link[],
): (Page | Link)[] {
  const entriesWithPosition = [
    ...pages.filter(({ position }) => position !== null).map((entry) => ({ entry, isPage: true })),
    ...links.map((entry) => ({ entry, isPage: false })),
  ].sort((a, b) => (a.entry.position ?? 0) - (b.entry.position ?? 0))
  const pagesWithoutPosition = pages.filter(({ position }) => position === null)
  const indexAfterPages = entriesWithPosition.findLastIndex(({ isPage }) => isPage) + 1
  return entriesWithPosition
    .map(({ entry }): Page | Link => entry)
    .toSpliced(indexAfterPages, 0, ...pagesWithoutPosition)
}
