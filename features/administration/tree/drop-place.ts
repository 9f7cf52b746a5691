import type { Rect } from '@/components/drag/geometry'
import { countLevelsBelow, type OutlineItem, removeBranch } from './outline'

/** Position of a row of the tree on the page. */
export interface MeasuredRow {
  key: string
  rect: Rect
}

/**
 * Place at which a dragged entry will be dropped: its index in the list, and its vertical position
 * on the page.
 */
export interface DropPlace {
  index: number
  level: number
  y: number
}

interface DraggedEntry {
  outline: readonly OutlineItem[]
  key: string
  maxLevel: number
  /** Vertical position of the pointer on the page. */
  y: number
  /** Level that the horizontal movement of the pointer asks for. */
  level: number
}

/**
 * Returns the place at which a dragged entry will be dropped: between the rows next to the pointer,
 * at the nearest level that is possible. Returns null if the entries below it would exceed the
 * maximum level.
 */
export function findDropPlace(rows: readonly MeasuredRow[], draggedEntry: DraggedEntry): DropPlace | null {
  const { outline, key, maxLevel, y } = draggedEntry
  const remainingItems = removeBranch(outline, key)
  const remainingRows = rows.filter((row) => remainingItems.some((item) => item.key === row.key))
  const indexBelow = remainingRows.findIndex(({ rect }) => y < (rect.top + rect.bottom) / 2)
  const [before, behind] =
    indexBelow === -1 ? [remainingRows.at(-1), undefined] : [remainingRows[indexBelow - 1], remainingRows[indexBelow]]
  const findLevel = (row: MeasuredRow | undefined) => remainingItems.find((item) => item.key === row?.key)?.level ?? 0
  const highest = Math.min(findLevel(before) + 1, maxLevel - countLevelsBelow(outline, key))
  const lowest = Math.max(findLevel(behind), 1)
  if (lowest > highest) return null
  return {
    index: behind ? remainingItems.findIndex((item) => item.key === behind.key) : remainingItems.length,
    level: Math.min(Math.max(draggedEntry.level, lowest), highest),
    y: behind?.rect.top ?? before?.rect.bottom ?? y,
  }
}
