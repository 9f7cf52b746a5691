import { columnCount } from '@/lib/contract/blocks/placement'
import { containerLayouts, type Module } from '@/lib/contract/module'
import { type Data, type EditorDocument, keysIn } from '../core/document'

/** The modules of a document as their views show them, and which module of the document each is. */
export interface ShownModules {
  modules: Module[]
  /** The document's key of a module by its id here. */
  keys: ReadonlyMap<number, string>
}

export interface ShownBy {
  /** The id that the backend gave to a module; null before its first save. */
  idOf: (key: string) => number | null
  /** Data to be shown of a module in place of its own. */
  frozen: { key: string; data: Data } | null
}

/** A document as the modules of a page. What has no id yet gets one below zero, so that nothing takes it for saved. */
export function modulesOf(document: EditorDocument, { idOf, frozen }: ShownBy): ShownModules {
  const keys = new Map<number, string>()
  let unsaved = 0

  function listOf(parent: string | null, column: number | null): Module[] {
    return keysIn(document, { parent, column }).flatMap((key, position) => moduleOf(key, position) ?? [])
  }

  function moduleOf(key: string, position: number): Module | undefined {
    const node = document.nodes.get(key)
    if (!node) return undefined
    unsaved -= 1
    const id = idOf(key) ?? unsaved
    keys.set(id, key)
    const data = frozen?.key === key ? frozen.data : node.data
    const count = columnCount({ model: node.model, data }) ?? 0
    const columns = Array.from({ length: count }, (_, index) => ({
      index,
      classes: classesOf(node.model, data, index),
      children: listOf(key, index),
    }))
    return {
      id,
      slug: null,
      model: node.model,
      revision: 0,
      data,
      columns: node.model === 'section' ? usedColumns(columns) : columns,
      children: listOf(key, null),
      parent: node.parent === null ? null : (idOf(node.parent) ?? null),
      content_type: 'page',
      object_id: null,
      position,
    }
  }

  return { modules: listOf(null, null), keys }
}

function classesOf(model: string, data: Record<string, unknown>, index: number): string {
  if (model !== 'container') return 'column'
  const layout = containerLayouts[Number(data.layout)] ?? containerLayouts[0]
  return `column-${layout.split('-')[index] ?? '100'}`
}

/** A section shows as many columns as are used. */
function usedColumns(columns: Module['columns']): Module['columns'] {
  const last = columns.findLastIndex(({ children }) => children.length > 0)
  return columns.slice(0, last + 1)
}
