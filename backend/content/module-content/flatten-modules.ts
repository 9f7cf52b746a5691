import type { Module } from '@/lib/contract/blocks/module'

/** A module of a tree with its position in it. */
export interface FlatModule {
  id: number
  parentId: number | null
  columnIndex: number | null
  position: number
  module: Module
}

/** The modules of a tree in reading order, parents first, with positions as in the working copy. */
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
