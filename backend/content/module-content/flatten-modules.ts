import type { Module } from '@/lib/contract/blocks/module'

/** A module with its position in the module tree. */
export interface FlatModule {
  id: number
  parentId: number | null
  columnIndex: number | null
  position: number
  module: Module
}

/**
 * Lists the modules of a tree in reading order, parents before their children. The positions are
 * those that the working copy stores.
 */
export function flattenModules(
  list: readonly Module[],
  parent: { parentId: number | null; columnIndex: number | null } = { parentId: null, columnIndex: null },
): FlatModule[] {
  return list.flatMap((module, position) => [
    { id: module.id, ...parent, position, module },
    ...module.columns.flatMap(({ index, children }) =>
      flattenModules(children, { parentId: module.id, columnIndex: index }),
    ),
    ...flattenModules(module.children, { parentId: module.id, columnIndex: null }),
  ])
}
