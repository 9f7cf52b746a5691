import { type Area, type EditorDocument, keysIn, type Position } from '../core/document'
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
export function moveTargetTree(
  document: EditorDocument,
  keys: readonly string[],
  area: Area = { parent: null, column: null },
): MoveTargetGroup {
  const list = keysIn(document, area)
  const targets = areAllowedAt(document, keys, area) ? insertionPointsIn(document, keys, area) : []
  const at = (index: number): MoveTarget[] =>
    targets
      .filter((target) => target.position.index === index && !target.isHere)
      .map(({ position }) => ({ type: 'position', position, after: list[index - 1] ?? null }))
  const entries = list.flatMap((key, index): MoveTarget[] => {
    if (keys.includes(key)) return at(index + 1)
    const groups = areasOf(document, key)
      .map((inner) => moveTargetTree(document, keys, inner))
      .filter((group) => group.entries.length > 0)
    return [...(groups.length > 0 ? [{ type: 'block' as const, key, groups }] : []), ...at(index + 1)]
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
