import type { Module } from '@/lib/contract/blocks/module'
import { countColumns, getColumnClasses } from '@/lib/contract/blocks/placement'
import { containersArea, type Data, type EditorDocument, listKeys, pageArea } from '../core/document'
import { toModuleKey } from '../core/trees'

export interface DisplayConverter {
  /** Returns the data to display for a module; memoized. */
  toDisplayedData: (model: string, data: Data) => Data
}

export interface DisplayOptions {
  document: EditorDocument
  /** Data to display instead of a module's own. */
  frozenText: { key: string; data: Data } | null
}

export interface DisplayedModules {
  /**
   * Returns the modules to display. Unchanged modules keep their identity, so that they are not
   * rendered again. Reusable containers, which have a slug, follow the page's modules.
   */
  listModules: (options: DisplayOptions) => Module[]
  getKey: (id: number) => string
}

/**
 * Converts a document to the modules of a page. An unsaved module gets a negative id and keeps it
 * after saving, so that React keeps its element and the text being edited.
 */
export function createDisplayedModules({ toDisplayedData }: DisplayConverter): DisplayedModules {
  const ids = new Map<string, number>()
  const keys = new Map<number, string>()
  const knownModules = new Map<string, Module>()
  const lists = new Map<string, Module[]>()

  function getId(key: string): number {
    const id = ids.get(key) ?? (/^m\d+$/.test(key) ? Number(key.slice(1)) : -1 - ids.size)
    ids.set(key, id)
    keys.set(id, key)
    return id
  }

  function listModules({ document, frozenText }: DisplayOptions): Module[] {
    function toModules(parent: string | null, column: number | null): Module[] {
      const modules = listKeys(document, { parent, column }).flatMap((key) => toModule(key) ?? [])
      return reuseIfEqual(lists, `${column} ${parent}`, modules, isSameList)
    }

    function toModule(key: string): Module | undefined {
      const node = document.nodes.get(key)
      if (!node) return undefined
      const data = frozenText?.key === key ? frozenText.data : node.data
      const count = countColumns({ model: node.model, data }) ?? 0
      const columnLists = Array.from({ length: count }, (_, column) => toModules(key, column))
      const usedColumns = columnLists.findLastIndex((list) => list.length > 0) + 1
      const columns = getColumnClasses({ model: node.model, data }, usedColumns).map((classes, index) => ({
        index,
        classes,
        children: columnLists[index] ?? [],
      }))
      const module: Module = {
        id: getId(key),
        slug: node.slug ?? null,
        model: node.model,
        revision: 0,
        data: toDisplayedData(node.model, data),
        columns,
        children: toModules(key, null),
        parent: node.parent === null ? null : getId(node.parent),
        content_type: 'page',
        object_id: null,
        // The lists are already ordered. A position number would change all modules after an
        // inserted one.
        position: 0,
      }
      return reuseIfEqual(knownModules, key, module, isSameModule)
    }

    const allModules = [pageArea, containersArea].flatMap(({ parent, column }) => toModules(parent, column))
    return reuseIfEqual(lists, 'all', allModules, isSameList)
  }

  return { listModules, getKey: (id) => keys.get(id) ?? toModuleKey(id) }
}

/** Returns the previous value if it equals the current one, so that objects keep their identity. */
function reuseIfEqual<Value>(
  previousValues: Map<string, Value>,
  name: string,
  current: Value,
  isSame: (a: Value, b: Value) => boolean,
) {
  const previous = previousValues.get(name)
  if (previous !== undefined && isSame(previous, current)) return previous
  previousValues.set(name, current)
  return current
}

/** Returns true if both lists contain the same objects. */
export function isSameList(first: readonly Module[], second: readonly Module[]): boolean {
  return first.length === second.length && first.every((module, index) => module === second[index])
}

function isSameModule(first: Module, second: Module): boolean {
  return (
    first.data === second.data &&
    first.parent === second.parent &&
    first.children === second.children &&
    first.columns.length === second.columns.length &&
    first.columns.every(({ children }, index) => children === second.columns[index]?.children)
  )
}
