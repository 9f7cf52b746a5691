import type { Choice as FieldChoice } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import type { Pattern, PatternBlock } from '@/features/blocks/patterns'
import { columnCount, listAllowedModels } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { SavedBlocks } from '@/lib/contract/pages/saved-blocks'
import type { Tree } from '../core/document'
import { assignKeys } from '../core/trees'

/** A block of a model; for variants of it with the value of the field that distinguishes them. */
export interface BlockChoice {
  model: BlockModel
  variant?: { field: string; choice: FieldChoice }
}

/** What can be inserted: a block, several ready made, or those of a template. */
export type Choice = BlockChoice | { pattern: Pattern } | { saved: SavedBlocks }

/** The new blocks of a choice. */
export function newTrees(choice: Choice, newKey: () => string): Tree[] {
  if ('saved' in choice) return assignKeys(choice.saved.blocks, newKey)
  return 'pattern' in choice
    ? choice.pattern.blocks.map((block) => patternTree(block, newKey))
    : [newTree(choice, newKey)]
}

function patternTree({ model, data, columns, children }: PatternBlock, newKey: () => string): Tree {
  const tree = newTree({ model }, newKey, data)
  const treesOf = (blocks: readonly PatternBlock[]) => blocks.map((block) => patternTree(block, newKey))
  return {
    ...tree,
    columns: tree.columns.map((column, index) => treesOf(columns?.[index] ?? []).concat(column)),
    children: children ? treesOf(children) : tree.children,
  }
}

/** A new block; a list with its first item, and a question with a text for the answer. */
export function newTree({ model, variant }: BlockChoice, newKey: () => string, own: Tree['data'] = {}): Tree {
  const { defaults } = editorOf(model)
  const data = { ...defaults, ...own, ...(variant && { [variant.field]: variant.choice.value }) }
  const inner = firstInside(model)
  return {
    key: newKey(),
    model,
    data,
    columns: Array.from({ length: columnCount({ model, data }) ?? 0 }, () => []),
    children: inner ? [newTree({ model: inner }, newKey)] : [],
  }
}

function firstInside(model: BlockModel): BlockModel | undefined {
  const items = listAllowedModels(model)
  return editorOf(model).firstInside ?? (items.length === 1 ? items[0] : undefined)
}

/** The key of the block to focus after an insertion: for a list its first item, for columns the first block in them. */
export function firstToFill(tree: Tree): string {
  const [item] = tree.children
  const [inside] = tree.columns.flat()
  if (inside) return firstToFill(inside)
  return item && listAllowedModels(tree.model).length === 1 ? item.key : tree.key
}
