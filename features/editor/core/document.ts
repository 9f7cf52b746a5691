import { memoizeByIdentity } from './memoize-by-identity'

/** The fields of a module or of the page's settings. An undefined field equals a missing one. */
export type Data = Readonly<Record<string, unknown>>

/** The key of the page's settings, which are handled like a module. */
export const pageKey = 'page'

/** A module without its content. */
export interface Node {
  /**
   * Identifies the module and never changes. Its id is assigned by the backend with the first save.
   */
  readonly key: string
  readonly model: string
  readonly data: Data
  /** Null at the top level. */
  readonly parent: string | null
  /** Null if the parent has no columns. */
  readonly column: number | null
  /** The id of the source module in the other language, until the page is reloaded. */
  readonly counterpart?: number
  /** The slug of a reusable container, which belongs to no page. */
  readonly slug?: string
}

/**
 * The modules and settings of a page and its reusable containers. Immutable: operations create a
 * new document that shares unchanged parts.
 */
export interface EditorDocument {
  /** True if only reusable containers are edited, without a page. */
  readonly isPageless?: boolean
  readonly settings: Data
  readonly nodes: ReadonlyMap<string, Node>
  /** The ordered keys of each list of modules, by `toListId`. Empty lists are missing. */
  readonly lists: ReadonlyMap<string, readonly string[]>
}

export interface Area {
  parent: string | null
  column: number | null
}

/** The top level of the page. */
export const pageArea: Area = { parent: null, column: null }
/** The reusable containers of the page. Their contents can change, their order cannot. */
export const containersArea: Area = { parent: null, column: 0 }

/** A position in a list. An index beyond the end means the end. */
export interface Position extends Area {
  index: number
}

/** A module with its content. */
export interface Tree {
  key: string
  model: string
  data: Data
  columns: Tree[][]
  children: Tree[]
  /** The id of the source module in the other language. */
  counterpart?: number
  slug?: string
}

export function toListId({ parent, column }: Area): string {
  return `${column ?? ''}:${parent ?? ''}`
}

function parseListId(id: string): Area {
  const [column = '', ...parent] = id.split(':')
  return { column: column === '' ? null : Number(column), parent: parent.join(':') || null }
}

/** Returns the ordered keys of a list. */
export function listKeys(document: EditorDocument, area: Area): readonly string[] {
  return document.lists.get(toListId(area)) ?? []
}

/** Returns the non-empty lists in a module. */
export function listFilledAreas(document: EditorDocument, key: string): readonly Area[] {
  return groupAreasByParent(document.lists).get(key) ?? []
}

const groupAreasByParent = memoizeByIdentity((lists: EditorDocument['lists']): ReadonlyMap<string | null, Area[]> => {
  const areas = new Map<string | null, Area[]>()
  for (const area of [...lists.keys()].map(parseListId).toSorted((a, b) => (a.column ?? -1) - (b.column ?? -1))) {
    const siblings = areas.get(area.parent)
    if (siblings) siblings.push(area)
    else areas.set(area.parent, [area])
  }
  return areas
})

/** Lists the keys of a module and its content, parents first. */
export function listKeysWithin(document: EditorDocument, key: string): string[] {
  return [key, ...listFilledAreas(document, key).flatMap((area) => listKeysFrom(document, area))]
}

/** Lists the keys of a list and its content, parents first. Default: all keys of the document. */
export function listKeysFrom(document: EditorDocument, area?: Area): string[] {
  const areas = area ? [area] : [pageArea, containersArea]
  return areas.flatMap((listArea) => listKeys(document, listArea)).flatMap((key) => listKeysWithin(document, key))
}

/** Returns true if two documents contain the same modules, so that modules were only moved. */
export function hasSameKeys(
  lists: EditorDocument['lists'] | undefined,
  otherLists: EditorDocument['lists'] | undefined,
): boolean {
  if (!lists || !otherLists) return false
  const keys = new Set([...lists.values()].flat())
  const otherKeys = [...otherLists.values()].flat()
  return keys.size === otherKeys.length && otherKeys.every((key) => keys.has(key))
}

export function findPosition(document: EditorDocument, key: string): Position | undefined {
  const node = document.nodes.get(key)
  if (!node) return undefined
  const { parent, column } = node
  return { parent, column, index: listKeys(document, node).indexOf(key) }
}

/** Lists the ancestors of a module, nearest first. */
export function listAncestors(document: EditorDocument, key: string): string[] {
  const parent = document.nodes.get(key)?.parent ?? null
  return parent === null ? [] : [parent, ...listAncestors(document, parent)]
}

/** Returns true if the module is a reusable container or inside one. */
export function isInContainer({ nodes }: Pick<EditorDocument, 'nodes'>, key: string): boolean {
  const node = nodes.get(key)
  if (!node) return false
  return node.parent === null ? node.slug !== undefined : isInContainer({ nodes }, node.parent)
}

/** Finds the data of a module, or the settings. */
export function findData(document: EditorDocument, key: string): Data | undefined {
  return key === pageKey ? document.settings : document.nodes.get(key)?.data
}

/** Finds a module with its content. */
export function findTree(document: EditorDocument, key: string): Tree | undefined {
  const node = document.nodes.get(key)
  if (!node) return undefined
  const { model, data, counterpart, slug } = node
  const listTrees = (column: number | null) =>
    listKeys(document, { parent: key, column }).flatMap((innerKey) => findTree(document, innerKey) ?? [])
  const lastColumn = Math.max(-1, ...listFilledAreas(document, key).map(({ column }) => column ?? -1))
  const columns = Array.from({ length: lastColumn + 1 }, (_, column) => listTrees(column))
  return {
    key,
    model,
    data,
    columns,
    children: listTrees(null),
    ...(counterpart && { counterpart }),
    ...toSlugField(slug),
  }
}

/** Returns an object with the slug, or an empty one. */
export function toSlugField(slug: string | null | undefined): { slug?: string } {
  return slug == null ? {} : { slug }
}

export function listTreeAreas({ columns, children }: Tree): { column: number | null; trees: Tree[] }[] {
  return [{ column: null, trees: children }, ...columns.map((trees, column) => ({ column, trees }))]
}

/** Lists the keys of a tree, parents first. */
export function listTreeKeys(tree: Tree): string[] {
  return [tree.key, ...listTreeAreas(tree).flatMap(({ trees }) => trees.flatMap(listTreeKeys))]
}
