import type { MenuEntry } from '@/lib/contract/site/navigation'

/** The number of columns of a drawer (spec §9). */
export const countColumns = 4

/** The height of a picture in lines. */
const pictureLines = 6

/** Returns the height of a group in lines: its title and its links, or its title and picture. */
export function getGroupHeight(group: Pick<MenuEntry, 'children' | 'menu_thumbs'>): number {
  return 1 + (group.menu_thumbs ? pictureLines : group.children.length)
}

/**
 * Distributes the groups of a drawer over its columns (spec §2). The first four groups start the
 * columns. Each further group goes to the shortest column.
 */
export function distributeGroups<Group extends Pick<MenuEntry, 'children' | 'menu_thumbs'>>(
  groups: readonly Group[],
): Group[][] {
  const columns = groups.slice(0, countColumns).map((group) => ({ groups: [group], height: getGroupHeight(group) }))
  for (const group of groups.slice(countColumns)) {
    const shortestColumn = columns.reduce((best, column) => (column.height < best.height ? column : best))
    shortestColumn.groups.push(group)
    shortestColumn.height += getGroupHeight(group)
  }
  return columns.map((column) => column.groups)
}
