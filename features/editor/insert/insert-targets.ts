import { allAreas, areasOf } from '../block-actions/insertion-points'
import {
  ancestorsOf,
  containersArea,
  type EditorDocument,
  keysIn,
  listId,
  type Position,
  pageArea,
  positionOf,
} from '../core/document'

/** A position for a new block, relative to the block `of`: before, after or inside it, or at the page's end. */
export interface InsertTarget {
  kind: 'after' | 'before' | 'inside' | 'end'
  of: string | null
  position: Position
}

/**
 * The positions for a new block, relative to the selected one: after it first, or inside it if it is empty;
 * after its parent as well. Without a selected block the page's end.
 */
export function insertTargetsAround(document: EditorDocument, key: string | null): InsertTarget[] {
  const position = key === null ? undefined : positionOf(document, key)
  if (key === null || !position) {
    const [container] = keysIn(document, containersArea)
    if (document.isPageless && container !== undefined) return insertTargetsInside(document, container)
    const index = keysIn(document, pageArea).length
    return [{ kind: 'end', of: null, position: { ...pageArea, index } }]
  }
  const inside = insertTargetsInside(document, key)
  const isEmpty = inside.length > 0 && inside.every(({ position: { index } }) => index === 0)
  const before: InsertTarget = { kind: 'before', of: key, position }
  const beside = [targetAfter(document, key) ?? [], before].flat()
  const further = ancestorsOf(document, key).flatMap((around) => targetAfter(document, around) ?? [])
  const all = isEmpty ? [...inside, ...beside, ...further] : [...beside, ...inside, ...further]
  return all.filter((target) => listId(target.position) !== listId(containersArea))
}

/** Where new blocks are offered on the page: above a block, below it, in its place, or in an empty list inside it. */
export type InsertPlace = { key: string } & (
  | { side: 'before' | 'after' | 'instead' }
  | { side: 'inside'; column: number | null }
)

/** The position of a place; in place of a block, it is the one behind it until that is removed. Undefined if it is gone. */
export function targetAt(document: EditorDocument, place: InsertPlace): InsertTarget | undefined {
  const { key, side } = place
  if (side === 'inside') {
    return insertTargetsInside(document, key).find(({ position }) => position.column === place.column)
  }
  const kind = side === 'before' ? 'before' : 'after'
  return insertTargetsAround(document, key).find((target) => target.of === key && target.kind === kind)
}

/** The empty lists of the page that new blocks may be put into. */
export function emptyPlaces(document: EditorDocument): (InsertPlace & { side: 'inside' })[] {
  return allAreas(document).flatMap((area) => {
    const { parent: key, column } = area
    return key !== null && keysIn(document, area).length === 0 ? [{ side: 'inside', key, column }] : []
  })
}

function targetAfter(document: EditorDocument, key: string): InsertTarget | null {
  const position = positionOf(document, key)
  return position ? { kind: 'after', of: key, position: { ...position, index: position.index + 1 } } : null
}

function insertTargetsInside(document: EditorDocument, key: string): InsertTarget[] {
  return areasOf(document, key).map((area) => {
    return { kind: 'inside', of: key, position: { ...area, index: keysIn(document, area).length } }
  })
}

/** A unique id of an insert target, for the value of an option. */
export function positionId({ kind, position: { parent, column, index } }: InsertTarget): string {
  return [kind, parent ?? 'page', column ?? '', index].join(' ')
}

/** A unique id of a place on the page. */
export function placeId(place: InsertPlace): string {
  return [place.side, place.key, place.side === 'inside' ? (place.column ?? '') : ''].join(' ')
}
