import { columnCount, modelsIn } from '@/lib/contract/blocks/placement'
import { ancestorsOf, type EditorDocument, keysIn, type Place, placeOf } from '../core/document'

/** A place where blocks can be inserted: beside the block `of`, in it (`column` where it has some), or on an empty page. */
export interface InsertPlace {
  kind: 'after' | 'before' | 'inside' | 'end'
  of: string | null
  place: Place
}

/**
 * The positions for a new block, relative to the selected one: after it first, or inside it if it is empty;
 * after its parent as well. Without a selected block the page's end.
 */
export function placesAround(document: EditorDocument, key: string | null): InsertPlace[] {
  const place = key === null ? undefined : placeOf(document, key)
  if (key === null || !place) {
    const index = keysIn(document, { parent: null, column: null }).length
    return [{ kind: 'end', of: null, place: { parent: null, column: null, index } }]
  }
  const inside = placesInside(document, key)
  const isEmpty = inside.length > 0 && inside.every(({ place: { index } }) => index === 0)
  const before: InsertPlace = { kind: 'before', of: key, place }
  const beside = [behind(document, key) ?? [], before].flat()
  const further = ancestorsOf(document, key).flatMap((around) => behind(document, around) ?? [])
  return isEmpty ? [...inside, ...beside, ...further] : [...beside, ...inside, ...further]
}

function behind(document: EditorDocument, key: string): InsertPlace | null {
  const place = placeOf(document, key)
  return place ? { kind: 'after', of: key, place: { ...place, index: place.index + 1 } } : null
}

function placesInside(document: EditorDocument, key: string): InsertPlace[] {
  const node = document.nodes.get(key)
  if (!node || modelsIn(node.model).length === 0) return []
  const count = columnCount(node)
  const columns = count === null ? [null] : Array.from({ length: count }, (_, column) => column)
  return columns.map((column) => {
    const area = { parent: key, column }
    return { kind: 'inside', of: key, place: { ...area, index: keysIn(document, area).length } }
  })
}

/** A name for a place among others, for a form. */
export function placeId({ kind, place: { parent, column, index } }: InsertPlace): string {
  return [kind, parent ?? 'page', column ?? '', index].join(' ')
}
