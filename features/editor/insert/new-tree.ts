import type { Choice as FieldChoice } from '@/features/blocks/block-editor'
import { getBlockEditor } from '@/features/blocks/editors'
import type { Pattern, PatternBlock } from '@/features/blocks/patterns'
import { countColumns, listAllowedModels } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { SavedBlocks } from '@/lib/contract/pages/saved-blocks'
import type { Tree } from '../core/document'
import { assignKeys } from '../core/trees'

/** A block of a model. A variant has the value of its distinguishing field. */
export interface BlockChoice {
  model: BlockModel
  variant?: { field: string; choice: FieldChoice }
}

/** An insertable choice: a block, a pattern of several blocks, or a template. */
export type Choice = BlockChoice | { pattern: Pattern } | { saved: SavedBlocks }

export function createTrees(choice: Choice, createKey: () => string): Tree[] {
  if ('saved' in choice) return assignKeys(choice.saved.blocks, createKey)
  return 'pattern' in choice
    ? choice.pattern.blocks.map((block) => createPatternTree(block, createKey))
    : [createTree(choice, createKey)]
}

function createPatternTree({ model, data, columns, children }: PatternBlock, createKey: () => string): Tree {
  const tree = createTree({ model }, createKey, data)
  const toTrees = (blocks: readonly PatternBlock[]) => blocks.map((block) => createPatternTree(block, createKey))
  return {
    ...tree,
    columns: tree.columns.map((column, index) => toTrees(columns?.[index] ?? []).concat(column)),
    children: children ? toTrees(children) : tree.children,
  }
}

/** Creates a block. A list gets its first item, a question a text for the answer. */
export function createTree(
  { model, variant }: BlockChoice,
  createKey: () => string,
  initialData: Tree['data'] = {},
): Tree {
  const { defaults } = getBlockEditor(model)
  const data = { ...defaults, ...initialData, ...(variant && { [variant.field]: variant.choice.value }) }
  const innerModel = findFirstChildModel(model)
  return {
    key: createKey(),
    model,
    data,
    columns: Array.from({ length: countColumns({ model, data }) ?? 0 }, () => []),
    children: innerModel ? [createTree({ model: innerModel }, createKey)] : [],
  }
}

function findFirstChildModel(model: BlockModel): BlockModel | undefined {
  const items = listAllowedModels(model)
  return getBlockEditor(model).firstChildModel ?? (items.length === 1 ? items[0] : undefined)
}

/** Finds the block to focus after an insertion: the first item of a list or block in columns. */
export function findKeyToFocus(tree: Tree): string {
  const [item] = tree.children
  const [firstInColumns] = tree.columns.flat()
  if (firstInColumns) return findKeyToFocus(firstInColumns)
  return item && listAllowedModels(tree.model).length === 1 ? item.key : tree.key
}
