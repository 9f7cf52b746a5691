import type { Rect } from '@/components/drag/geometry'
import { countLevelsBelow, type OutlineItem, removeBranch } from './outline'

/** Position of a row of the tree on the page. */
export interface MeasuredRow {
  key: string
  rect: Rect
}

/**
 * Place at which a dragged entry will be dropped: its index in the list, its level, its
 * vertical position on the page.
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
  const rowBelow = remainingRows[indexBelow]
  const rowAbove = rowBelow ? remainingRows[indexBelow - 1] : remainingRows.at(-1)
  const getLevel = (row: MeasuredRow | undefined) => remainingItems.find((item) => item.key === row?.key)?.level ?? 0
  const deepestLevel = Math.min(getLevel(rowAbove) + 1, maxLevel - countLevelsBelow(outline, key))
  const topLevel = Math.max(getLevel(rowBelow), 1)
  if (topLevel > deepestLevel) return null
  return {
    index: rowBelow ? remainingItems.findIndex((item) => item.key === rowBelow.key) : remainingItems.length,
    level: Math.min(Math.max(draggedEntry.level, topLevel), deepestLevel),
    y: rowBelow?.rect.top ?? rowAbove?.rect.bottom ?? y,
  }
}
