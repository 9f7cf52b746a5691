import { z } from 'zod'
import type { Module } from '@/lib/contract/blocks/module'
import { maxNewModules, type NestedModule } from '@/lib/contract/pages/module-writes'
import {
  areasOfTree,
  containersArea,
  type Data,
  type EditorDocument,
  keysOfTree,
  named,
  pageArea,
  type Tree,
} from './document'
import { applyOperation } from './operations'

/** The key of a module of the backend. */
export function keyOfId(id: number): string {
  return `m${id}`
}

/** A module of the contract with its content, with the keys that `keyOf` returns. */
export function treeOfModule(module: Module, keyOf: (id: number) => string = keyOfId): Tree {
  const { id, model, data, slug } = module
  const columns: Tree[][] = []
  for (const { index, children } of module.columns) {
    columns[index] = children.map((child) => treeOfModule(child, keyOf))
  }
  return {
    key: keyOf(id),
    model,
    data,
    columns: Array.from(columns, (trees) => trees ?? []),
    children: module.children.map((child) => treeOfModule(child, keyOf)),
    ...named(slug),
  }
}

/** A page as it is read from the backend, with the reusable containers that it shows, as a document. */
export function documentOf(
  modules: readonly Module[],
  settings: Data,
  { isPageless = false, keyOf = keyOfId }: { isPageless?: boolean; keyOf?: (id: number) => string } = {},
): EditorDocument {
  let document: EditorDocument = { settings, isPageless, nodes: new Map(), lists: new Map() }
  for (const [index, module] of modules.entries()) {
    const position = { ...(module.slug === null ? pageArea : containersArea), index }
    const tree = treeOfModule(module, keyOf)
    document = applyOperation(document, { type: 'insert', position, tree }).document
  }
  return document
}

/** A copy with new keys, to be inserted beside the original or elsewhere. */
export function copyOf(tree: Tree, newKey: () => string): Tree {
  const { model, data, columns, children } = tree
  return {
    key: newKey(),
    model,
    data,
    columns: columns.map((trees) => trees.map((inner) => copyOf(inner, newKey))),
    children: children.map((inner) => copyOf(inner, newKey)),
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

/** Modules as a text for the clipboard, to be read by `parseTrees` on any page and in either language. */
export function serialiseTrees(trees: readonly Tree[]): string {
  const modules = trees.map(withoutKey)
  return JSON.stringify({ format: 'buehnenhaus/modules@1', modules } satisfies z.infer<
    typeof clipboardSchema
  >)
}

/** Parses modules from the clipboard, with new keys; null for any other text and for more than one request may create. */
export function parseTrees(text: string, newKey: () => string): Tree[] | null {
  const parsed = clipboardSchema.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const trees = treesWithKeys(parsed.data.modules, newKey)
  return trees.flatMap(keysOfTree).length > maxNewModules ? null : trees
}

/** Blocks as the backend takes new ones, without keys. */
export function nestedModulesOf(trees: readonly Tree[]): NestedModule[] {
  // A page has blocks of known models alone.
  return trees.map(withoutKey) as NestedModule[]
}

function withoutKey(tree: Tree): ClipboardTree {
  const inside = areasOfTree(tree).map(({ trees }) => trees.map(withoutKey))
  const [children = [], ...columns] = inside
  return { model: tree.model, data: tree.data, columns, children }
}

/** Blocks without keys, with new ones. */
export function treesWithKeys(trees: readonly KeylessTree[], newKey: () => string): Tree[] {
  return trees.map(({ model, data, columns = [], children = [] }) => ({
    key: newKey(),
    model,
    data,
    columns: columns.map((inner) => treesWithKeys(inner, newKey)),
    children: treesWithKeys(children, newKey),
  }))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
