import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import type { FlatModule } from '../module-content/flatten-modules'

type Position = Pick<FlatModule, 'id' | 'parentId' | 'columnIndex' | 'position'>

const toGroup = ({ parentId, columnIndex }: Position) => `${parentId}/${columnIndex}`

/** Returns the ids of the locked modules of a working copy, and of the modules in them. */
export function listLockedIds(currentRows: readonly ModuleRow[]): ReadonlySet<number> {
  const rowsById = new Map(currentRows.map((row) => [row.id, row]))
  const isLocked = (row: ModuleRow | undefined): boolean =>
    row !== undefined && (row.data.is_locked === true || isLocked(rowsById.get(row.parentId ?? 0)))
  return new Set(currentRows.filter(isLocked).map(({ id }) => id))
}

/**
 * Separates the modules of a version that may be restored from the protected ones: locked modules,
 * and those that the version has in a locked module.
 */
export function separateProtected(versionModules: readonly FlatModule[], lockedIds: ReadonlySet<number>) {
  const protectedIds = new Set(lockedIds)
  const omittedCounts = new Map<string, number>()
  const restoredModules = versionModules.flatMap((module) => {
    const omittedCount = omittedCounts.get(toGroup(module)) ?? 0
    if (protectedIds.has(module.parentId ?? 0)) protectedIds.add(module.id)
    if (!protectedIds.has(module.id)) return [{ ...module, position: module.position - omittedCount }]
    omittedCounts.set(toGroup(module), omittedCount + 1)
    return []
  })
  return { restoredModules, protectedIds }
}

/**
 * Lists the modules of a working copy that stay although they are not restored: protected ones with
 * the modules that contain them, and hidden ones, which published versions lack. Omits the other
 * content of modules that the version lacks.
 */
export function listKeptModules(
  currentRows: readonly ModuleRow[],
  restoredModules: readonly Position[],
  protectedIds: ReadonlySet<number>,
): ReadonlyMap<number, ModuleRow> {
  const restoredIds = new Set(restoredModules.map(({ id }) => id))
  const rowsById = new Map(currentRows.map((row) => [row.id, row]))
  const listBranch = (row: ModuleRow | undefined): number[] =>
    row && !restoredIds.has(row.id) ? [row.id, ...listBranch(rowsById.get(row.parentId ?? 0))] : []
  const branches = currentRows.map(listBranch).filter((branch) => branch.some((id) => protectedIds.has(id)))
  const remainingIds = new Set([...restoredIds, ...branches.flat()])
  const isKept = ({ id, parentId, data }: ModuleRow): boolean => {
    if (remainingIds.has(id)) return !restoredIds.has(id)
    const parent = rowsById.get(parentId ?? 0)
    const hasRemainingParent = parentId === null || remainingIds.has(parentId)
    return hasRemainingParent ? data.is_hidden === true : parent !== undefined && isKept(parent)
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
