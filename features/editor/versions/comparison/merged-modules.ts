import type { Module } from '@/lib/contract/blocks/module'
import type { PageDiff } from '@/lib/contract/pages/page-diff'

/**
 * Merges the modules of two states into one tree: those of the second, and the removed ones of the first, each
 * after its former predecessor.
 */
export function mergeModules(
  before: readonly Module[],
  after: readonly Module[],
  { removed, moved }: Pick<PageDiff, 'removed' | 'moved'>,
): Module[] {
  const removedIds = new Set(removed.map(({ id }) => id))
  if (removedIds.size === 0) return [...after]
  const elsewhere = new Set(moved.map(({ id }) => id))
  const wasById = new Map(flat(before).map((module) => [module.id, module]))

  function mergeList(was: readonly Module[], is: readonly Module[]): Module[] {
    const merged = sorted(is).map(mergeOne)
    let anchor: number | null = null
    for (const module of sorted(was)) {
      if (removedIds.has(module.id)) merged.splice(indexBehind(merged, anchor), 0, removedOnly(module))
      const stands: boolean =
        removedIds.has(module.id) || (!elsewhere.has(module.id) && merged.some(({ id }) => id === module.id))
      if (stands) anchor = module.id
    }
    return merged.map((module, position) => ({ ...module, position }))
  }

  function mergeOne(module: Module): Module {
    const was = wasById.get(module.id)
    if (!was) return module
    const last = module.columns.length - 1
    const columns = module.columns.map((column, index) => ({
      ...column,
      // Modules of a removed column are put into the last one.
      children: mergeList(
        was.columns
          .filter((old) => old.index === column.index || (index === last && old.index > column.index))
          .flatMap(({ children }) => children),
        column.children,
      ),
    }))
    return { ...module, columns, children: mergeList(was.children, module.children) }
  }

  /** Removed modules, without those that were moved elsewhere. */
  function removedOnly(module: Module): Module {
    const keep = (list: readonly Module[]) => list.filter(({ id }) => removedIds.has(id)).map(removedOnly)
    const columns = module.columns.map((column) => ({ ...column, children: keep(column.children) }))
    return { ...module, columns, children: keep(module.children) }
  }

  return mergeList(before, after)
}

function indexBehind(list: readonly Module[], anchor: number | null): number {
  return list.findIndex(({ id }) => id === anchor) + 1
}

const sorted = (list: readonly Module[]) => list.toSorted((one, other) => one.position - other.position)

/** All modules of a tree, parents first. */
export function flat(list: readonly Module[]): Module[] {
  return list.flatMap((module) => [
    module,
    ...module.columns.flatMap(({ children }) => flat(children)),
    ...flat(module.children),
  ])
}
