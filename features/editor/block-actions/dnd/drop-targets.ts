import type { Point, Rect } from '@/components/drag/geometry'
import type { Area, Position } from '../../core/document'
import { normalizeIndex } from '../insertion-points'

/** The geometry of a list on the page. */
export interface MeasuredArea {
  area: Area
  /** The nesting depth of the list. */
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

/** Distance from the first and the last line to the blocks. */
const lineDistancePx = 6
/** The minimum height of an empty list as a drop target. */
const minHeightPx = 44
/**
 * Width of the edge inside a nested list that belongs to its parent list, so that blocks can be
 * dropped between two adjacent lists.
 */
const borderPx = 8

export function listDropTargets({ area, rect, blocks }: MeasuredArea, movingKeys: readonly string[]): DropTarget[] {
  if (blocks.length === 0) {
    const bottom = Math.max(rect.bottom, rect.top + minHeightPx)
    return [{ position: { ...area, index: 0 }, rect: { ...rect, bottom } }]
  }
  const list = blocks.map(({ key }) => key)
  return Array.from({ length: blocks.length + 1 }, (_, index) => index).flatMap((index) => {
    const line = createLineBetween(blocks[index - 1]?.rect, blocks[index]?.rect)
    return line ? [{ position: { ...area, index: normalizeIndex(list, movingKeys, index) }, rect: line }] : []
  })
}

function createLineBetween(previousRect: Rect | null | undefined, nextRect: Rect | null | undefined): Rect | null {
  if (previousRect && nextRect) {
    const y = (previousRect.bottom + nextRect.top) / 2
    const left = Math.min(previousRect.left, nextRect.left)
    return { left, top: y, right: Math.max(previousRect.right, nextRect.right), bottom: y }
  }
  if (nextRect) return { ...nextRect, top: nextRect.top - lineDistancePx, bottom: nextRect.top - lineDistancePx }
  if (!previousRect) return null
  const y = previousRect.bottom + lineDistancePx
  return { ...previousRect, top: y, bottom: y }
}

/**
 * Finds the drop target that is nearest to a point, in the innermost list at the point. If no list
 * is there, considers all lists.
 */
export function findDropTarget(
  point: Point,
  areas: readonly MeasuredArea[],
  movingKeys: readonly string[],
): DropTarget | null {
  const containingAreas = areas.filter((area) => hasPoint(area, point))
  const innermostArea = containingAreas.toSorted((first, second) => second.depth - first.depth)[0]
  const targets = (innermostArea ? [innermostArea] : areas).flatMap((area) => listDropTargets(area, movingKeys))
  const getDistance = innermostArea ? getVerticalDistance : getPointDistance
  const nearestFirst = targets.toSorted((a, b) => getDistance(a.rect, point) - getDistance(b.rect, point))
  return nearestFirst[0] ?? null
}

function hasPoint({ rect, blocks, depth }: MeasuredArea, { x, y }: Point): boolean {
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
