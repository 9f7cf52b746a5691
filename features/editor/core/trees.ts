import { z } from 'zod'
import type { Module } from '@/lib/contract/blocks/module'
import { maxNewModules, type NestedModule } from '@/lib/contract/pages/module-writes'
import {
  containersArea,
  type Data,
  type EditorDocument,
  listTreeAreas,
  listTreeKeys,
  pageArea,
  type Tree,
  toSlugField,
} from './document'
import { applyOperation } from './operations'

export function toModuleKey(id: number): string {
  return `m${id}`
}

/**
 * Converts a module of the contract, with its content, to a tree.
 * @param getKey returns the key of a module by its id
 */
export function toTree(module: Module, getKey: (id: number) => string = toModuleKey): Tree {
  const { id, model, data, slug } = module
  const columns: Tree[][] = []
  for (const { index, children } of module.columns) {
    columns[index] = children.map((child) => toTree(child, getKey))
  }
  return {
    key: getKey(id),
    model,
    data,
    columns: Array.from(columns, (trees) => trees ?? []),
    children: module.children.map((child) => toTree(child, getKey)),
    ...toSlugField(slug),
  }
}

/** Converts a loaded page and its reusable containers to a document. */
export function toDocument(
  modules: readonly Module[],
  settings: Data,
  { isPageless = false, getKey = toModuleKey }: { isPageless?: boolean; getKey?: (id: number) => string } = {},
): EditorDocument {
  let document: EditorDocument = { settings, isPageless, nodes: new Map(), lists: new Map() }
  for (const [index, module] of modules.entries()) {
    const position = { ...(module.slug === null ? pageArea : containersArea), index }
    const tree = toTree(module, getKey)
    document = applyOperation(document, { type: 'insert', position, tree }).document
  }
  return document
}

/** Copies a tree with new keys, without its slug and its counterpart. */
export function copyTree({ model, data, columns = [], children = [] }: KeylessTree, createKey: () => string): Tree {
  return {
    key: createKey(),
    model,
    data,
    columns: columns.map((trees) => assignKeys(trees, createKey)),
    children: assignKeys(children, createKey),
  }
}

interface KeylessTree {
  model: string
  data: Data
  columns?: KeylessTree[][] | undefined
  children?: KeylessTree[] | undefined
}

interface ClipboardTree extends KeylessTree {
  columns: ClipboardTree[][]
  children: ClipboardTree[]
}

const clipboardTreeSchema: z.ZodType<ClipboardTree> = z.lazy(() =>
  z.object({
    model: z.string().min(1).max(50),
    data: z.record(z.string(), z.unknown()),
    columns: z.array(z.array(clipboardTreeSchema)).max(10),
    children: z.array(clipboardTreeSchema),
  }),
)

const clipboardSchema = z.object({
  format: z.literal('buehnenhaus/modules@1'),
  modules: z.array(clipboardTreeSchema).min(1),
})

/**
 * Serializes modules for the clipboard. `parseTrees` reads them on any page and in either language.
 */
export function serializeTrees(trees: readonly Tree[]): string {
  const modules = trees.map(toKeylessTree)
  return JSON.stringify({ format: 'buehnenhaus/modules@1', modules } satisfies z.infer<typeof clipboardSchema>)
}

/**
 * Parses modules from the clipboard and assigns new keys. Returns null for other text and for more
 * modules than one request may create.
 */
export function parseTrees(text: string, createKey: () => string): Tree[] | null {
  const parseResult = clipboardSchema.safeParse(parseJson(text))
  if (!parseResult.success) return null
  const trees = assignKeys(parseResult.data.modules, createKey)
  return trees.flatMap(listTreeKeys).length > maxNewModules ? null : trees
}

/** Converts modules to the request format for new modules, without keys. */
export function toNestedModules(trees: readonly Tree[]): NestedModule[] {
  // A page contains only modules of known models.
  return trees.map(toKeylessTree) as NestedModule[]
}

function toKeylessTree(tree: Tree): ClipboardTree {
  const areas = listTreeAreas(tree).map(({ trees }) => trees.map(toKeylessTree))
  const [children = [], ...columns] = areas
  return { model: tree.model, data: tree.data, columns, children }
}

/** Assigns new keys to modules. */
export function assignKeys(trees: readonly KeylessTree[], createKey: () => string): Tree[] {
  return trees.map((tree) => copyTree(tree, createKey))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
