import type { Module } from '@/lib/contract/blocks/module'
import { columnClasses, columnCount } from '@/lib/contract/blocks/placement'
import { containersArea, type Data, type EditorDocument, keysIn, pageArea } from '../core/document'
import { toModuleKey } from '../core/trees'

export interface ShowingParts {
  /** The data that the page shows of a module; memoized. */
  shownData: (model: string, data: Data) => Data
}

export interface Showing {
  document: EditorDocument
  /** Data to show instead of a module's own. */
  frozen: { key: string; data: Data } | null
}

export interface ShownModules {
  /**
   * The modules as their views show them; unchanged ones stay the same object, so that they are not rendered
   * again. Reusable containers, those with a slug, come behind the page's own.
   */
  modules: (showing: Showing) => Module[]
  /** The document's key of a shown module. */
  keyOf: (id: number) => string
}

/**
 * Converts a document to the modules of a page. An unsaved module gets a negative id and keeps it after
 * it is saved, so that React keeps its element, including a text being edited.
 */
export function createShownModules({ shownData }: ShowingParts): ShownModules {
  const ids = new Map<string, number>()
  const keys = new Map<number, string>()
  const known = new Map<string, Module>()
  const lists = new Map<string, Module[]>()

  function idOf(key: string): number {
    const id = ids.get(key) ?? (/^m\d+$/.test(key) ? Number(key.slice(1)) : -1 - ids.size)
    ids.set(key, id)
    keys.set(id, key)
    return id
  }

  function show({ document, frozen }: Showing): Module[] {
    function listOf(parent: string | null, column: number | null): Module[] {
      const shown = keysIn(document, { parent, column }).flatMap((key) => moduleOf(key) ?? [])
      return kept(lists, `${column} ${parent}`, shown, isSameList)
    }

    function moduleOf(key: string): Module | undefined {
      const node = document.nodes.get(key)
      if (!node) return undefined
      const data = frozen?.key === key ? frozen.data : node.data
      const count = columnCount({ model: node.model, data }) ?? 0
      const inside = Array.from({ length: count }, (_, column) => listOf(key, column))
      const used = inside.findLastIndex((list) => list.length > 0) + 1
      const columns = columnClasses({ model: node.model, data }, used).map((classes, index) => ({
        index,
        classes,
        children: inside[index] ?? [],
      }))
      const module: Module = {
        id: idOf(key),
        slug: node.slug ?? null,
        model: node.model,
        revision: 0,
        data: shownData(node.model, data),
        columns,
        children: listOf(key, null),
        parent: node.parent === null ? null : idOf(node.parent),
        content_type: 'page',
        object_id: null,
        // The lists are in their order already; by its number, what follows an inserted block would be another.
        position: 0,
      }
      return kept(known, key, module, isSameModule)
    }

    const all = [pageArea, containersArea].flatMap(({ parent, column }) => listOf(parent, column))
    return kept(lists, 'all', all, isSameList)
  }

  return { modules: show, keyOf: (id) => keys.get(id) ?? toModuleKey(id) }
}

/** The previous value of a key, if it is equal. */
function kept<Shown>(
  before: Map<string, Shown>,
  name: string,
  now: Shown,
  isSame: (a: Shown, b: Shown) => boolean,
) {
  const old = before.get(name)
  if (old !== undefined && isSame(old, now)) return old
  before.set(name, now)
  return now
}

/** Whether two lists have the same objects. */
export function isSameList(one: readonly Module[], other: readonly Module[]): boolean {
  return one.length === other.length && one.every((module, index) => module === other[index])
}

function isSameModule(one: Module, other: Module): boolean {
  return (
    one.data === other.data &&
    one.parent === other.parent &&
    one.children === other.children &&
    one.columns.length === other.columns.length &&
    one.columns.every(({ children }, index) => children === other.columns[index]?.children)
  )
}
