import type { Area, Position } from '../../core/document'
import { indexBefore } from '../insertion-points'

/** A rectangle in CSS pixels of the page. */
export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A point in CSS pixels of the page. */
export interface Point {
  x: number
  y: number
}

/** The geometry of a list on the page. */
export interface MeasuredArea {
  area: Area
  /** How many lists contain it. */
  depth: number
  rect: Rect
  /** The keys of the list in their order; null where a block is not to be seen. */
  blocks: { key: string; rect: Rect | null }[]
}

/** Where blocks can be let go: a line between two blocks, or the whole of an empty list. */
export interface DropTarget {
  position: Position
  rect: Rect
}

/** How far from the first and the last block of a list the lines before and behind them lie. */
const distance = 6
/** The least height of an empty list, so that it can be hit. */
const leastHeight = 44
/** This far within its upper and lower edge, a list still belongs to the one around it: so blocks come between two of them. */
const border = 8

/** The slots of a list for blocks that are moved. */
export function dropTargetsIn({ area, rect, blocks }: MeasuredArea, moving: readonly string[]): DropTarget[] {
  if (blocks.length === 0) {
    const bottom = Math.max(rect.bottom, rect.top + leastHeight)
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

/** The slot that is meant at a point: the nearest of the innermost list there, or of all lists where there is none. */
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
  const bottom = isEmpty ? Math.max(rect.bottom, rect.top + leastHeight) : rect.bottom
  return x >= rect.left && x <= rect.right && y >= rect.top + inset && y <= bottom - inset
}

function farUp({ top, bottom }: Rect, { y }: Point): number {
  return Math.max(top - y, 0, y - bottom)
}

function farAway(rect: Rect, point: Point): number {
  return Math.hypot(Math.max(rect.left - point.x, 0, point.x - rect.right), farUp(rect, point))
}
