import { listAllAreas, listAreas } from '../block-actions/insertion-points'
import {
  containersArea,
  type EditorDocument,
  findPosition,
  keysIn,
  listAncestors,
  listId,
  type Position,
  pageArea,
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
  const position = key === null ? undefined : findPosition(document, key)
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
  const further = listAncestors(document, key).flatMap((around) => targetAfter(document, around) ?? [])
  const all = isEmpty ? [...inside, ...beside, ...further] : [...beside, ...inside, ...further]
  return all.filter((target) => listId(target.position) !== listId(containersArea))
}

/**
 * Where new blocks are offered on the page: above a block, below it, in its place, inside it, or at the page's end.
 * The toolbar offers the other positions around the selected block as well.
 */
export type InsertPlace = { isFromToolbar?: boolean } & (
  | { side: 'before' | 'after' | 'instead'; key: string }
  | { side: 'inside'; key: string; column: number | null }
  | { side: 'end'; key: null }
)

/** The place of a position. */
export function placeOf({ kind, of, position: { column } }: InsertTarget): InsertPlace {
  if (kind === 'end' || of === null) return { side: 'end', key: null }
  return kind === 'inside' ? { side: kind, key: of, column } : { side: kind, key: of }
}

/** The position of a place; in place of a block, it is the one behind it until that is removed. Undefined if it is gone. */
export function targetAt(document: EditorDocument, place: InsertPlace): InsertTarget | undefined {
  if (place.side === 'end') return insertTargetsAround(document, null)[0]
  const { key, side } = place
  if (side === 'inside') {
    return insertTargetsInside(document, key).find(({ position }) => position.column === place.column)
  }
  const kind = side === 'before' ? 'before' : 'after'
  return insertTargetsAround(document, key).find((target) => target.of === key && target.kind === kind)
}

/** Where the page shows a place: at the end of blocks it is below the last of them. Undefined if it is gone. */
export function shownPlace(document: EditorDocument, place: InsertPlace): InsertPlace | undefined {
  const target = targetAt(document, place)
  if (!target || (place.side !== 'inside' && place.side !== 'end')) return target && place
  const last = keysIn(document, target.position).at(-1)
  return last === undefined ? place : { side: 'after', key: last }
}

/** The empty lists of the page that new blocks may be put into. */
export function emptyPlaces(document: EditorDocument): (InsertPlace & { side: 'inside' })[] {
  return listAllAreas(document).flatMap((area) => {
    const { parent: key, column } = area
    return key !== null && keysIn(document, area).length === 0 ? [{ side: 'inside', key, column }] : []
  })
}

function targetAfter(document: EditorDocument, key: string): InsertTarget | null {
  const position = findPosition(document, key)
  return position ? { kind: 'after', of: key, position: { ...position, index: position.index + 1 } } : null
}

function insertTargetsInside(document: EditorDocument, key: string): InsertTarget[] {
  return listAreas(document, key).map((area) => {
    return { kind: 'inside', of: key, position: { ...area, index: keysIn(document, area).length } }
  })
}

/** A unique id of a place on the page. */
export function placeId(place: InsertPlace): string {
  return [place.side, place.key ?? '', place.side === 'inside' ? (place.column ?? '') : ''].join(' ')
}
