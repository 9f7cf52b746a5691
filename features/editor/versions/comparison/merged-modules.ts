import { listWithDescendants, type Module } from '@/lib/contract/blocks/module'
import type { PageDiff } from '@/lib/contract/pages/page-diff'

/**
 * Merges the modules of two states into one tree. It contains the modules of the newer state, and
 * the removed modules of the older state, each after its former predecessor.
 */
export function mergeModules(
  oldModules: readonly Module[],
  newModules: readonly Module[],
  { removed, moved }: Pick<PageDiff, 'removed' | 'moved'>,
): Module[] {
  const removedIds = new Set(removed.map(({ id }) => id))
  if (removedIds.size === 0) return [...newModules]
  const movedIds = new Set(moved.map(({ id }) => id))
  const oldById = new Map(listWithDescendants(oldModules).map((module) => [module.id, module]))

  function mergeList(oldList: readonly Module[], newList: readonly Module[]): Module[] {
    const mergedModules = sortModules(newList).map(mergeModule)
    let anchor: number | null = null
    for (const module of sortModules(oldList)) {
      if (removedIds.has(module.id)) mergedModules.splice(findIndexAfter(mergedModules, anchor), 0, keepRemoved(module))
      const isAnchor: boolean =
        removedIds.has(module.id) || (!movedIds.has(module.id) && mergedModules.some(({ id }) => id === module.id))
      if (isAnchor) anchor = module.id
    }
    return mergedModules.map((module, position) => ({ ...module, position }))
  }

  function mergeModule(module: Module): Module {
    const oldModule = oldById.get(module.id)
    if (!oldModule) return module
    const lastIndex = module.columns.length - 1
    const columns = module.columns.map((column, index) => ({
      ...column,
      // The last column receives the modules of removed columns.
      children: mergeList(
        oldModule.columns
          .filter(
            (oldColumn) => oldColumn.index === column.index || (index === lastIndex && oldColumn.index > column.index),
          )
          .flatMap(({ children }) => children),
        column.children,
      ),
    }))
    return { ...module, columns, children: mergeList(oldModule.children, module.children) }
  }

  /** Reduces a removed module to its removed content; moved modules are shown elsewhere. */
  function keepRemoved(module: Module): Module {
    const keepIn = (list: readonly Module[]) => list.filter(({ id }) => removedIds.has(id)).map(keepRemoved)
    const columns = module.columns.map((column) => ({ ...column, children: keepIn(column.children) }))
    return { ...module, columns, children: keepIn(module.children) }
  }

  return mergeList(oldModules, newModules)
}

function findIndexAfter(list: readonly Module[], anchor: number | null): number {
  return list.findIndex(({ id }) => id === anchor) + 1
}

const sortModules = (list: readonly Module[]) => list.toSorted((a, b) => a.position - b.position)
