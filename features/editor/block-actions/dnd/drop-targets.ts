import type { Point, Rect } from '@/components/drag/geometry'
import type { Area, Position } from '../../core/document'
import { normalizeIndex } from '../insertion-points'

/** The geometry of a list on the page. */
export interface MeasuredArea {
  area: Area
  /** Its nesting depth. */
  depth: number
  rect: Rect
  /** The blocks of the list; an invisible block has no rectangle. */
  blocks: { key: string; rect: Rect | null }[]
}

/** A drop target: the line between two blocks, or an empty list. */
export interface DropTarget {
  position: Position
  rect: Rect
}

/** The distance of the first and last line from the blocks. */
const lineDistancePx = 6
/** The minimum height of an empty list as a drop target. */
const minHeightPx = 44
/**
 * The inner margin of a list that counts as its parent list, so that blocks can be dropped between
 * two lists.
 */
const borderPx = 8

/** Lists the drop targets of a list for the moved blocks. */
export function listDropTargets(
  { area, rect, blocks }: MeasuredArea,
  moving: readonly string[],
): DropTarget[] {
  if (blocks.length === 0) {
    const bottom = Math.max(rect.bottom, rect.top + minHeightPx)
    return [{ position: { ...area, index: 0 }, rect: { ...rect, bottom } }]
  }
  const list = blocks.map(({ key }) => key)
  return Array.from({ length: blocks.length + 1 }, (_, index) => index).flatMap((index) => {
    const line = lineBetween(blocks[index - 1]?.rect, blocks[index]?.rect)
    return line ? [{ position: { ...area, index: normalizeIndex(list, moving, index) }, rect: line }] : []
  })
}

function lineBetween(before: Rect | null | undefined, following: Rect | null | undefined): Rect | null {
  if (before && following) {
    const y = (before.bottom + following.top) / 2
    const left = Math.min(before.left, following.left)
    return { left, top: y, right: Math.max(before.right, following.right), bottom: y }
  }
  if (following)
    return { ...following, top: following.top - lineDistancePx, bottom: following.top - lineDistancePx }
  return before
    ? { ...before, top: before.bottom + lineDistancePx, bottom: before.bottom + lineDistancePx }
    : null
}

/** Finds the nearest drop target of the innermost list at a point, or of all lists. */
export function findDropTarget(
  point: Point,
  areas: readonly MeasuredArea[],
  moving: readonly string[],
): DropTarget | null {
  const containingAreas = areas.filter((measured) => containsPoint(measured, point))
  const innermost = containingAreas.toSorted((first, second) => second.depth - first.depth)[0]
  const slots = (innermost ? [innermost] : areas).flatMap((measured) => listDropTargets(measured, moving))
  const getDistance = innermost ? getVerticalDistance : getPointDistance
  const byDistance = slots.toSorted(
    (first, second) => getDistance(first.rect, point) - getDistance(second.rect, point),
  )
  return byDistance[0] ?? null
}

function containsPoint({ rect, blocks, depth }: MeasuredArea, { x, y }: Point): boolean {
  const isEmpty = blocks.length === 0
  const inset = isEmpty || depth === 0 ? 0 : borderPx
  const bottom = isEmpty ? Math.max(rect.bottom, rect.top + minHeightPx) : rect.bottom
  return x >= rect.left && x <= rect.right && y >= rect.top + inset && y <= bottom - inset
}

function getVerticalDistance({ top, bottom }: Rect, { y }: Point): number {
  return Math.max(top - y, 0, y - bottom)
}

function getPointDistance(rect: Rect, point: Point): number {
  return Math.hypot(Math.max(rect.left - point.x, 0, point.x - rect.right), getVerticalDistance(rect, point))
}
