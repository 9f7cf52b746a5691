import type { MenuEntry } from '@/lib/contract/site/navigation'

/** The drawer has this many columns (spec §9). */
export const columnCount = 4

/** The height of a picture, in lines. */
const pictureLines = 6

/** The height of a group, in lines: its title and its links, or its picture with its title. */
export function groupContent(group: Pick<MenuEntry, 'children' | 'menu_thumbs'>): number {
  return 1 + (group.menu_thumbs ? pictureLines : group.children.length)
}

/**
 * Distributes a drawer's groups over its columns (spec §2): the first four start the columns, each further one goes to the
 * shortest column, the first of equals. No column is empty; the order within a column is kept.
 */
export function drawerColumns<Group extends Pick<MenuEntry, 'children' | 'menu_thumbs'>>(
  groups: readonly Group[],
): Group[][] {
  const columns = groups
    .slice(0, columnCount)
    .map((group) => ({ groups: [group], content: groupContent(group) }))
  for (const group of groups.slice(columnCount)) {
    const least = columns.reduce((best, column) => (column.content < best.content ? column : best))
    least.groups.push(group)
    least.content += groupContent(group)
  }
  return columns.map((column) => column.groups)
}
