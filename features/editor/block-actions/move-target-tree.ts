import {
  type Area,
  containersArea,
  type EditorDocument,
  keysIn,
  type Position,
  pageArea,
} from '../core/document'
import { areAllowedAt, areasOf, insertionPointsIn } from './insertion-points'

/** A list of the page with the positions in it to which blocks may be moved. */
export interface MoveTargetGroup {
  area: Area
  entries: MoveTarget[]
}

/** A position in a list, or the lists of the block at a position. */
export type MoveTarget =
  | { type: 'position'; position: Position; after: string | null }
  | { type: 'block'; key: string; groups: MoveTargetGroup[] }

/** The positions of the page as a tree, without forbidden ones and the blocks' current ones. */
export function moveTargetTree(document: EditorDocument, keys: readonly string[]): MoveTargetGroup {
  const page = targetsIn(document, keys, pageArea)
  const containers = keysIn(document, containersArea).map((key) => asBlock(document, keys, key))
  return { ...page, entries: [...page.entries, ...containers.flat()] }
}

/** The block with the positions in it; empty without any. */
function asBlock(document: EditorDocument, keys: readonly string[], key: string): MoveTarget[] {
  const groups = areasOf(document, key)
    .map((inner) => targetsIn(document, keys, inner))
    .filter((group) => group.entries.length > 0)
  return groups.length > 0 ? [{ type: 'block', key, groups }] : []
}

function targetsIn(document: EditorDocument, keys: readonly string[], area: Area): MoveTargetGroup {
  const list = keysIn(document, area)
  const targets = areAllowedAt(document, keys, area) ? insertionPointsIn(document, keys, area) : []
  const at = (index: number): MoveTarget[] =>
    targets
      .filter((target) => target.position.index === index && !target.isHere)
      .map(({ position }) => ({ type: 'position', position, after: list[index - 1] ?? null }))
  const entries = list.flatMap((key, index): MoveTarget[] => {
    if (keys.includes(key)) return at(index + 1)
    return [...asBlock(document, keys, key), ...at(index + 1)]
  })
  return { area, entries: [...at(0), ...entries] }
}

/** Filters the tree by positions and blocks; a matching block keeps all of its entries. */
export function filterTree(group: MoveTargetGroup, matches: (entry: MoveTarget) => boolean): MoveTargetGroup {
  const entries = group.entries.flatMap((entry): MoveTarget[] => {
    if (matches(entry)) return [entry]
    if (entry.type === 'position') return []
    const groups = entry.groups
      .map((inner) => filterTree(inner, matches))
      .filter((inner) => inner.entries.length > 0)
    return groups.length > 0 ? [{ ...entry, groups }] : []
  })
  return { ...group, entries }
}
