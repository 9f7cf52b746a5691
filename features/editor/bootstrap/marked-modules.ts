import type { Module } from '@/lib/contract/blocks/module'
import { isSame } from '../core/same'
import type { EditAttributes } from '../page-elements/edit-attributes'
import { isSameList } from './shown-modules'

type Attributes = ReturnType<EditAttributes>

interface Marked {
  module: Module
  attributes: Attributes
  shown: Module
}

export interface MarkedModules {
  /**
   * Gives the modules of a page, and those within them, their attributes. A module stays the same object until it, its
   * attributes or what is within it changes, so that only what looks different is rendered again.
   */
  mark: (modules: readonly Module[], attributesFor: EditAttributes) => Module[]
  /** The attributes that a module was given last; the function stays the same. */
  attributesOf: EditAttributes
}

export function createMarkedModules(): MarkedModules {
  const marked = new Map<number, Marked>()

  function markOne(module: Module, attributesFor: EditAttributes): Module {
    const before = marked.get(module.id)
    const given = attributesFor(module)
    const attributes = before && isSame(before.attributes, given) ? before.attributes : given
    const children = module.children.map((child) => markOne(child, attributesFor))
    const columns = module.columns.map((column) => ({
      ...column,
      children: column.children.map((child) => markOne(child, attributesFor)),
    }))
    const isKept =
      before?.module === module &&
      before.attributes === attributes &&
      isSameList(before.shown.children, children) &&
      columns.every((column, index) =>
        isSameList(before.shown.columns[index]?.children ?? [], column.children),
      )
    const shown = isKept ? before.shown : { ...module, children, columns }
    marked.set(module.id, { module, attributes, shown })
    return shown
  }

  return {
    mark: (modules, attributesFor) => modules.map((module) => markOne(module, attributesFor)),
    attributesOf: ({ id }) => marked.get(id)?.attributes ?? {},
  }
}
