import { listAllAreas, listAreas } from '../block-actions/insertion-points'
import {
  type Area,
  containersArea,
  type EditorDocument,
  findPosition,
  listAncestors,
  listKeys,
  type Position,
  pageArea,
  toListId,
} from '../core/document'

/**
 * A position for a new block: before, after or inside the block `key`, or at the end of the page.
 */
export interface InsertTarget {
  side: 'after' | 'before' | 'inside' | 'end'
  key: string | null
  position: Position
}

/**
 * Lists the positions for a new block around a block in this order: after, before and inside the
 * block, then after each ancestor. If the block is empty, the positions inside come first. Without
 * a block, returns the end of the page, or the inside of the container that is edited alone.
 */
export function listTargetsAround(document: EditorDocument, key: string | null): InsertTarget[] {
  const position = key === null ? undefined : findPosition(document, key)
  if (key === null || !position) {
    const [editedContainer] = document.isPageless ? listKeys(document, containersArea) : []
    if (editedContainer !== undefined) return listTargetsInside(document, editedContainer)
    const index = listKeys(document, pageArea).length
    return [{ side: 'end', key: null, position: { ...pageArea, index } }]
  }
  const innerTargets = listTargetsInside(document, key)
  const isEmpty = innerTargets.length > 0 && innerTargets.every(({ position }) => isEmptyList(document, position))
  const targetBefore: InsertTarget = { side: 'before', key, position }
  const targetAfter = findTargetAfter(document, key)
  const adjacentTargets = targetAfter ? [targetAfter, targetBefore] : [targetBefore]
  const outerTargets = listAncestors(document, key).flatMap((ancestor) => findTargetAfter(document, ancestor) ?? [])
  const allTargets = isEmpty
    ? [...innerTargets, ...adjacentTargets, ...outerTargets]
    : [...adjacentTargets, ...innerTargets, ...outerTargets]
  // No block can be inserted next to a reusable container.
  return allTargets.filter((target) => toListId(target.position) !== toListId(containersArea))
}

/**
 * The place where the list of insertable blocks is open: before, after, instead of or inside a
 * block, or at the end of the page. It has no index, so it stays valid when the page changes.
 * Opened from the toolbar, the list offers the other positions as well.
 */
export type InsertPlace = { isFromToolbar?: boolean } & (
  | { side: 'before' | 'after' | 'instead'; key: string }
  | { side: 'inside'; key: string; column: number | null }
  | { side: 'end'; key: null }
)

export function toPlace({ side, key, position: { column } }: InsertTarget): InsertPlace {
  if (side === 'end' || key === null) return { side: 'end', key: null }
  return side === 'inside' ? { side, key, column } : { side, key }
}

/**
 * Finds the target of a place. `instead` has the target `after`, because the replaced block is
 * deleted after the insertion. Returns undefined if the place does not exist any more.
 */
export function findTarget(document: EditorDocument, place: InsertPlace): InsertTarget | undefined {
  if (place.side === 'end') return listTargetsAround(document, null)[0]
  const { key, side } = place
  if (side === 'inside') {
    return listTargetsInside(document, key).find(({ position }) => position.column === place.column)
  }
  const targetSide = side === 'before' ? 'before' : 'after'
  return listTargetsAround(document, key).find((target) => target.key === key && target.side === targetSide)
}

/**
 * Finds the place to display. The end of the page or of a column is displayed below its last block.
 * Returns undefined if the place does not exist any more.
 */
export function findVisiblePlace(document: EditorDocument, place: InsertPlace): InsertPlace | undefined {
  const target = findTarget(document, place)
  if (!target) return undefined
  const isAtEnd = place.side === 'inside' || place.side === 'end'
  if (!isAtEnd) return place
  const lastKey = listKeys(document, target.position).at(-1)
  return lastKey === undefined ? place : { side: 'after', key: lastKey }
}

/** Returns the columns without blocks as places for new blocks. */
export function listEmptyPlaces(document: EditorDocument): (InsertPlace & { side: 'inside' })[] {
  return listAllAreas(document).flatMap((area) => {
    const { parent: key, column } = area
    return key !== null && isEmptyList(document, area) ? [{ side: 'inside', key, column }] : []
  })
}

const isEmptyList = (document: EditorDocument, list: Area) => listKeys(document, list).length === 0

function findTargetAfter(document: EditorDocument, key: string): InsertTarget | null {
  const position = findPosition(document, key)
  return position ? { side: 'after', key, position: { ...position, index: position.index + 1 } } : null
}

function listTargetsInside(document: EditorDocument, key: string): InsertTarget[] {
  return listAreas(document, key).map((area) => {
    return { side: 'inside', key, position: { ...area, index: listKeys(document, area).length } }
  })
}

/** Builds the unique id of a place. */
export function toPlaceId(place: InsertPlace): string {
  return [place.side, place.key ?? '', place.side === 'inside' ? (place.column ?? '') : ''].join(' ')
}
