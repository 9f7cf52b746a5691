import { memoizeByIdentity } from './memoize-by-identity'

/** The fields of a module or of the page's settings; an undefined field is a missing one. */
export type Data = Readonly<Record<string, unknown>>

/** The key of the page's settings, which are handled like a module. */
export const pageKey = 'page'

/** A module without its content. */
export interface Node {
  /** Never changes; the backend's id comes with the first save. */
  readonly key: string
  readonly model: string
  readonly data: Data
  /** Null on the page itself. */
  readonly parent: string | null
  /** Null where there are no columns. */
  readonly column: number | null
  /** The id of the module in the other language that it was copied from, until it is read from the backend. */
  readonly counterpart?: number
  /** The name of a reusable container, which stands on no page. */
  readonly slug?: string
}

/**
 * The modules and settings of a page, and the reusable containers that it shows. Immutable: operations make a new one that
 * shares what did not change.
 */
export interface EditorDocument {
  /** Whether there are reusable containers alone, without a page around them. */
  readonly isPageless?: boolean
  readonly settings: Data
  readonly nodes: ReadonlyMap<string, Node>
  /** The keys of each list of modules in their order, by `listId`; empty lists are missing. */
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/** A list of modules. */
export interface Area {
  parent: string | null
  column: number | null
}

/** The modules of the page itself. */
export const pageArea: Area = { parent: null, column: null }
/** The reusable containers that the page shows: their contents change, they themselves stay. */
export const containersArea: Area = { parent: null, column: 0 }

/** A position in a list; an index beyond its end means its end. */
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
  /** The id of the module in the other language that it is copied from. */
  counterpart?: number
  slug?: string
}

/** The name of a list of modules. */
export function listId({ parent, column }: Area): string {
  return `${column ?? ''}:${parent ?? ''}`
}

/** The area of a list's name. */
function areaOf(id: string): Area {
  const [column = '', ...parent] = id.split(':')
  return { column: column === '' ? null : Number(column), parent: parent.join(':') || null }
}

/** The keys of a list, in their order. */
export function keysIn(document: EditorDocument, area: Area): readonly string[] {
  return document.lists.get(listId(area)) ?? []
}

/** The lists in a module, without empty ones. */
export function areasIn(document: EditorDocument, key: string): readonly Area[] {
  return areasByParent(document.lists).get(key) ?? []
}

const areasByParent = memoizeByIdentity(
  (lists: EditorDocument['lists']): ReadonlyMap<string | null, Area[]> => {
    const areas = new Map<string | null, Area[]>()
    for (const area of [...lists.keys()]
      .map(areaOf)
      .toSorted((a, b) => (a.column ?? -1) - (b.column ?? -1))) {
      const beside = areas.get(area.parent)
      if (beside) beside.push(area)
      else areas.set(area.parent, [area])
    }
    return areas
  },
)

/** The keys of a module and of its content, parents first. */
export function keysWithin(document: EditorDocument, key: string): string[] {
  return [key, ...areasIn(document, key).flatMap((area) => keysFrom(document, area))]
}

/** The keys of a list and of its content, parents first; by default those of the whole document. */
export function keysFrom(document: EditorDocument, area?: Area): string[] {
  const areas = area ? [area] : [pageArea, containersArea]
  return areas.flatMap((one) => keysIn(document, one)).flatMap((key) => keysWithin(document, key))
}

/** Whether lists contain the same modules, so that modules were only moved. */
export function holdSameKeys(
  lists: EditorDocument['lists'] | undefined,
  others: EditorDocument['lists'] | undefined,
): boolean {
  if (!lists || !others) return false
  const [keys, otherKeys] = [new Set([...lists.values()].flat()), [...others.values()].flat()]
  return keys.size === otherKeys.length && otherKeys.every((key) => keys.has(key))
}

/** The position of a module; undefined for a missing one. */
export function positionOf(document: EditorDocument, key: string): Position | undefined {
  const node = document.nodes.get(key)
  if (!node) return undefined
  const { parent, column } = node
  return { parent, column, index: keysIn(document, node).indexOf(key) }
}

/** The ancestors of a module, the nearest first. */
export function ancestorsOf(document: EditorDocument, key: string): string[] {
  const parent = document.nodes.get(key)?.parent ?? null
  return parent === null ? [] : [parent, ...ancestorsOf(document, parent)]
}

/** Whether a module is a reusable container or in one, instead of on the page. */
export function isInContainer({ nodes }: Pick<EditorDocument, 'nodes'>, key: string): boolean {
  const node = nodes.get(key)
  if (!node) return false
  return node.parent === null ? node.slug !== undefined : isInContainer({ nodes }, node.parent)
}

/** The data of a module, or the settings; undefined for a missing module. */
export function dataOf(document: EditorDocument, key: string): Data | undefined {
  return key === pageKey ? document.settings : document.nodes.get(key)?.data
}

/** A module with its content; undefined for a missing one. */
export function treeOf(document: EditorDocument, key: string): Tree | undefined {
  const node = document.nodes.get(key)
  if (!node) return undefined
  const { model, data, counterpart, slug } = node
  const inside = (column: number | null) =>
    keysIn(document, { parent: key, column }).flatMap((inner) => treeOf(document, inner) ?? [])
  const last = areasIn(document, key).reduce((most, { column }) => Math.max(most, column ?? -1), -1)
  const columns = Array.from({ length: last + 1 }, (_, column) => inside(column))
  return {
    key,
    model,
    data,
    columns,
    children: inside(null),
    ...(counterpart && { counterpart }),
    ...named(slug),
  }
}

/** The slug of a module that has one. */
export function named(slug: string | null | undefined): { slug?: string } {
  return slug == null ? {} : { slug }
}

/** The lists of a tree with their columns. */
export function areasOfTree({ columns, children }: Tree): { column: number | null; trees: Tree[] }[] {
  return [{ column: null, trees: children }, ...columns.map((trees, column) => ({ column, trees }))]
}

/** The keys of a tree, parents first. */
export function keysOfTree(tree: Tree): string[] {
  return [tree.key, ...areasOfTree(tree).flatMap(({ trees }) => trees.flatMap(keysOfTree))]
}
