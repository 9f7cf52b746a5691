import { type Area, type EditorDocument, keysIn, type Place } from '../core/document'
import { areAllowedAt, areasOf, insertionPointsIn } from './insertion-points'

/** A list of the page with the places in it where blocks may be brought. */
export interface MoveTargetGroup {
  area: Area
  entries: MoveTarget[]
}

/** A position in a list, or the lists of the block at a position. */
export type MoveTarget =
  | { type: 'place'; place: Place; after: string | null }
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
      .filter((target) => target.place.index === index && !target.isHere)
      .map(({ place }) => ({ type: 'place', place, after: list[index - 1] ?? null }))
  const entries = list.flatMap((key, index): MoveTarget[] => {
    if (keys.includes(key)) return at(index + 1)
    const groups = areasOf(document, key)
      .map((inner) => moveTargetTree(document, keys, inner))
      .filter((group) => group.entries.length > 0)
    return [...(groups.length > 0 ? [{ type: 'block' as const, key, groups }] : []), ...at(index + 1)]
  })
  return { area, entries: [...at(0), ...entries] }
}

/** The tree without what is not asked for. `matches` is asked of places and of blocks; a block that matches stays whole. */
export function filterTree(group: MoveTargetGroup, matches: (entry: MoveTarget) => boolean): MoveTargetGroup {
  const entries = group.entries.flatMap((entry): MoveTarget[] => {
    if (matches(entry)) return [entry]
    if (entry.type === 'place') return []
    const groups = entry.groups
      .map((inner) => filterTree(inner, matches))
      .filter((inner) => inner.entries.length > 0)
    return groups.length > 0 ? [{ ...entry, groups }] : []
  })
  return { ...group, entries }
}
