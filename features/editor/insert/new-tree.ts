import type { Choice as FieldChoice } from '@/features/blocks/block-editor'
import { editorOf } from '@/features/blocks/editors'
import { columnCount, modelsIn } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Tree } from '../core/document'

/**
 * A block that can be inserted; for variants of a model with the value of the field that distinguishes them.
 */
export interface Choice {
  model: BlockModel
  variant?: { field: string; choice: FieldChoice }
}

/** A new block; a list with its first item, and a question with a text for the answer. */
export function newTree({ model, variant }: Choice, newKey: () => string): Tree {
  const { defaults } = editorOf(model)
  const data = variant ? { ...defaults, [variant.field]: variant.choice.value } : defaults
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
  const items = modelsIn(model)
  return editorOf(model).firstInside ?? (items.length === 1 ? items[0] : undefined)
}

/** The key of the block to focus after an insertion: for a list its first item. */
export function firstToFill(tree: Tree): string {
  const [item] = tree.children
  return item && modelsIn(tree.model).length === 1 ? item.key : tree.key
}
