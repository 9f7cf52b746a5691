import type { Rect } from '@/components/drag/geometry'
import { countLevelsBelow, type OutlineItem, withoutBranch } from './outline'

/** The position of a row of the tree on the page. */
export interface MeasuredRow {
  key: string
  rect: Rect
}

/** The target of a dragged entry: its index in the list, and its height on the page. */
export interface DropPlace {
  index: number
  level: number
  y: number
}

interface DraggedEntry {
  outline: readonly OutlineItem[]
  key: string
  maxLevel: number
  /** The height of the pointer on the page. */
  y: number
  /** The level requested by the horizontal movement of the pointer. */
  level: number
}

/**
 * Returns the target of a dragged entry: between the rows next to the pointer, at the nearest
 * possible level. Null if its descendants would exceed the maximum level.
 */
export function findDropPlace(rows: readonly MeasuredRow[], dragged: DraggedEntry): DropPlace | null {
  const { outline, key, maxLevel, y } = dragged
  const remainingItems = withoutBranch(outline, key)
  const remainingRows = rows.filter((row) => remainingItems.some((item) => item.key === row.key))
  const below = remainingRows.findIndex(({ rect }) => y < (rect.top + rect.bottom) / 2)
  const [before, behind] =
    below === -1 ? [remainingRows.at(-1), undefined] : [remainingRows[below - 1], remainingRows[below]]
  const findLevel = (row: MeasuredRow | undefined) =>
    remainingItems.find((item) => item.key === row?.key)?.level ?? 0
  const highest = Math.min(findLevel(before) + 1, maxLevel - countLevelsBelow(outline, key))
  const lowest = Math.max(findLevel(behind), 1)
  if (lowest > highest) return null
  return {
    index: behind ? remainingItems.findIndex((item) => item.key === behind.key) : remainingItems.length,
    level: Math.min(Math.max(dragged.level, lowest), highest),
    y: behind?.rect.top ?? before?.rect.bottom ?? y,
  }
}
