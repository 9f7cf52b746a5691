import { type Area, containersArea, type EditorDocument, listKeys, type Position, pageArea } from '../core/document'
import { areAllowedAt, listAreas, listInsertionPoints } from './insertion-points'

/** A list of the page with its possible positions. */
export interface MoveTargetGroup {
  area: Area
  entries: MoveTarget[]
}

/** A position in a list (`previousKey`: null at the start), or a block with its inner lists. */
export type MoveTarget =
  | { type: 'position'; position: Position; previousKey: string | null }
  | { type: 'block'; key: string; groups: MoveTargetGroup[] }

/**
 * Creates the tree of positions. Leaves out forbidden positions and the current position of the
 * blocks.
 */
export function createMoveTargetTree(document: EditorDocument, keys: readonly string[]): MoveTargetGroup {
  const page = toGroup(document, keys, pageArea)
  const containers = listKeys(document, containersArea).map((key) => toBlockTarget(document, keys, key))
  return { ...page, entries: [...page.entries, ...containers.flat()] }
}

/** Returns a block with the positions in its lists; an empty array if there are none. */
function toBlockTarget(document: EditorDocument, keys: readonly string[], key: string): MoveTarget[] {
  const groups = listAreas(document, key)
    .map((inner) => toGroup(document, keys, inner))
    .filter((group) => group.entries.length > 0)
  return groups.length > 0 ? [{ type: 'block', key, groups }] : []
}

function toGroup(document: EditorDocument, keys: readonly string[], area: Area): MoveTargetGroup {
  const list = listKeys(document, area)
  const targets = areAllowedAt(document, keys, area) ? listInsertionPoints(document, keys, area) : []
  const listEntries = (index: number): MoveTarget[] =>
    targets
      .filter((target) => target.position.index === index && !target.isCurrent)
      .map(({ position }) => ({ type: 'position', position, previousKey: list[index - 1] ?? null }))
  const entries = list.flatMap((key, index): MoveTarget[] => {
    if (keys.includes(key)) return listEntries(index + 1)
    return [...toBlockTarget(document, keys, key), ...listEntries(index + 1)]
  })
  return { area, entries: [...listEntries(0), ...entries] }
}

/** Filters the tree by positions and blocks. If a block matches, all its entries are kept. */
export function filterTree(group: MoveTargetGroup, matches: (entry: MoveTarget) => boolean): MoveTargetGroup {
  const entries = group.entries.flatMap((entry): MoveTarget[] => {
    if (matches(entry)) return [entry]
    if (entry.type === 'position') return []
    const groups = entry.groups.map((group) => filterTree(group, matches)).filter((group) => group.entries.length > 0)
    return groups.length > 0 ? [{ ...entry, groups }] : []
  })
  return { ...group, entries }
}
