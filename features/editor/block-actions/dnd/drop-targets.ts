import type { Point, Rect } from '@/components/drag/geometry'
import type { Area, Position } from '../../core/document'
import { indexBefore } from '../insertion-points'

/** The geometry of a list on the page. */
export interface MeasuredArea {
  area: Area
  /** Its nesting depth. */
  depth: number
  rect: Rect
  /** The keys and rectangles of the list's blocks; a rectangle is null for an invisible block. */
  blocks: { key: string; rect: Rect | null }[]
}

/** A drop target: a line between two blocks, or the whole of an empty list. */
export interface DropTarget {
  position: Position
  rect: Rect
}

/** The distance of the first and last line from the blocks of a list. */
const distance = 6
/** The minimum height of an empty list as a drop target. */
const minHeight = 44
/** The inner margin of a list that belongs to its parent list, so that blocks can be dropped between two lists. */
const border = 8

/** The drop targets of a list for the moved blocks. */
export function dropTargetsIn({ area, rect, blocks }: MeasuredArea, moving: readonly string[]): DropTarget[] {
  if (blocks.length === 0) {
    const bottom = Math.max(rect.bottom, rect.top + minHeight)
    return [{ position: { ...area, index: 0 }, rect: { ...rect, bottom } }]
  }
  const list = blocks.map(({ key }) => key)
  return Array.from({ length: blocks.length + 1 }, (_, index) => index).flatMap((index) => {
    const line = lineBetween(blocks[index - 1]?.rect, blocks[index]?.rect)
    return line ? [{ position: { ...area, index: indexBefore(list, moving, index) }, rect: line }] : []
  })
}

function lineBetween(before: Rect | null | undefined, behind: Rect | null | undefined): Rect | null {
  if (before && behind) {
    const y = (before.bottom + behind.top) / 2
    const left = Math.min(before.left, behind.left)
    return { left, top: y, right: Math.max(before.right, behind.right), bottom: y }
  }
  if (behind) return { ...behind, top: behind.top - distance, bottom: behind.top - distance }
  return before ? { ...before, top: before.bottom + distance, bottom: before.bottom + distance } : null
}

/** The drop target at a point: the nearest one of the innermost list there, or else of all lists. */
export function dropTargetAt(
  point: Point,
  areas: readonly MeasuredArea[],
  moving: readonly string[],
): DropTarget | null {
  const around = areas.filter((measured) => contains(measured, point))
  const innermost = around.toSorted((one, other) => other.depth - one.depth)[0]
  const slots = (innermost ? [innermost] : areas).flatMap((measured) => dropTargetsIn(measured, moving))
  const far = innermost ? farUp : farAway
  const byDistance = slots.toSorted((one, other) => far(one.rect, point) - far(other.rect, point))
  return byDistance[0] ?? null
}

function contains({ rect, blocks, depth }: MeasuredArea, { x, y }: Point): boolean {
  const isEmpty = blocks.length === 0
  const inset = isEmpty || depth === 0 ? 0 : border
  const bottom = isEmpty ? Math.max(rect.bottom, rect.top + minHeight) : rect.bottom
  return x >= rect.left && x <= rect.right && y >= rect.top + inset && y <= bottom - inset
}

function farUp({ top, bottom }: Rect, { y }: Point): number {
  return Math.max(top - y, 0, y - bottom)
}

function farAway(rect: Rect, point: Point): number {
  return Math.hypot(Math.max(rect.left - point.x, 0, point.x - rect.right), farUp(rect, point))
}
