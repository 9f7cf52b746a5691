import { columnCount, holdsModules } from '@/lib/contract/blocks/placement'
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

function targetAfter(document: EditorDocument, key: string): InsertTarget | null {
  const position = positionOf(document, key)
  return position ? { kind: 'after', of: key, position: { ...position, index: position.index + 1 } } : null
}

function insertTargetsInside(document: EditorDocument, key: string): InsertTarget[] {
  const node = document.nodes.get(key)
  if (!node || !holdsModules(node)) return []
  const count = columnCount(node)
  const columns = count === null ? [null] : Array.from({ length: count }, (_, column) => column)
  return columns.map((column) => {
    const area = { parent: key, column }
    return { kind: 'inside', of: key, position: { ...area, index: keysIn(document, area).length } }
  })
}

/** A unique id of an insert target, for the value of an option. */
export function positionId({ kind, position: { parent, column, index } }: InsertTarget): string {
  return [kind, parent ?? 'page', column ?? '', index].join(' ')
}
