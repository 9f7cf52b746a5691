import type { Module } from '@/lib/contract/blocks/module'
import { isSame } from '../core/same'
import type { GetEditAttributes } from '../page-elements/edit-attributes'
import { isSameList } from './displayed-modules'

type Attributes = ReturnType<GetEditAttributes>

interface MarkedModule {
  module: Module
  attributes: Attributes
  markedModule: Module
}

export interface MarkedModules {
  /**
   * Adds attributes to the modules of a page and their descendants. A module keeps its identity
   * until it, its attributes or its content change, so that only changed modules are rendered
   * again.
   */
  mark: (modules: readonly Module[], computeAttributes: GetEditAttributes) => Module[]
  /** Returns the last attributes of a module. The function keeps its identity. */
  getAttributes: GetEditAttributes
}

export function createMarkedModules(): MarkedModules {
  const markedModules = new Map<number, MarkedModule>()

  function markModule(module: Module, computeAttributes: GetEditAttributes): Module {
    const previous = markedModules.get(module.id)
    const newAttributes = computeAttributes(module)
    const attributes = previous && isSame(previous.attributes, newAttributes) ? previous.attributes : newAttributes
    const children = module.children.map((child) => markModule(child, computeAttributes))
    const columns = module.columns.map((column) => ({
      ...column,
      children: column.children.map((child) => markModule(child, computeAttributes)),
    }))
    const isUnchanged =
      previous?.module === module &&
      previous.attributes === attributes &&
      isSameList(previous.markedModule.children, children) &&
      columns.every((column, index) =>
        isSameList(previous.markedModule.columns[index]?.children ?? [], column.children),
      )
    const markedModule = isUnchanged ? previous.markedModule : { ...module, children, columns }
    markedModules.set(module.id, { module, attributes, markedModule })
    return markedModule
  }

  return {
    mark: (modules, computeAttributes) => modules.map((module) => markModule(module, computeAttributes)),
    getAttributes: ({ id }) => markedModules.get(id)?.attributes ?? {},
  }
}
