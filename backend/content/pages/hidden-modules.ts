import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { FlatModule } from '../module-content/flatten-modules'

type Position = Pick<FlatModule, 'id' | 'parentId' | 'columnIndex' | 'position'>

/**
 * Lists the hidden modules of a working copy, with their content, that a restored version lacks.
 * They stay, because published versions contain no hidden modules. Omits those in a module that the
 * version lacks.
 */
export function listKeptModules(
  currentRows: readonly ModuleRow[],
  restoredModules: readonly Position[],
): ReadonlyMap<number, ModuleRow> {
  const restoredIds = new Set(restoredModules.map(({ id }) => id))
  const rowsById = new Map(currentRows.map((row) => [row.id, row]))
  const isKept = ({ id, parentId, data }: ModuleRow): boolean => {
    if (restoredIds.has(id)) return false
    const parent = rowsById.get(parentId ?? 0)
    const isParentRestored = parentId === null || restoredIds.has(parentId)
    return isParentRestored ? data.is_hidden === true : parent !== undefined && isKept(parent)
  }
  return new Map([...rowsById].filter(([, row]) => isKept(row)))
}

/**
 * Returns the new positions of restored and kept modules with the same parent and column. A kept
 * module follows the module that it follows now. Modules without kept siblings are omitted.
 */
export function mergePositions(
  currentRows: readonly ModuleRow[],
  restoredModules: readonly Position[],
  keptModules: ReadonlyMap<number, ModuleRow>,
): ReadonlyMap<number, number> {
  const toGroup = ({ parentId, columnIndex }: Position) => `${parentId}/${columnIndex}`
  const listIds = (modules: readonly Position[], group: string) =>
    modules
      .filter((module) => toGroup(module) === group)
      .toSorted((a, b) => a.position - b.position)
      .map(({ id }) => id)
  const positions = new Map<number, number>()
  for (const group of new Set([...keptModules.values()].map(toGroup))) {
    const order = listIds(restoredModules, group)
    const currentIds = listIds(currentRows, group)
    for (const [index, id] of currentIds.entries()) {
      if (!keptModules.has(id)) continue
      const previousId = currentIds.slice(0, index).findLast((sibling) => order.includes(sibling))
      order.splice(previousId === undefined ? 0 : order.indexOf(previousId) + 1, 0, id)
    }
    for (const [position, id] of order.entries()) positions.set(id, position)
  }
  return positions
}
