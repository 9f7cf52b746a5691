import { editorOf } from '@/features/blocks/editors'
import { modelsIn } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { containerLayouts } from '@/lib/contract/module'
import type { Tree } from '../core/document'

/** A block that can be inserted; a container with the index of its layout. */
export interface Choice {
  model: BlockModel
  layout?: number
}

/** A new block; a list with its first item, and a question with a text for the answer. */
export function newTree({ model, layout }: Choice, newKey: () => string): Tree {
  const columns = model === 'container' ? containerLayouts[layout ?? 0]?.split('-').map(() => []) : undefined
  const { defaults } = editorOf(model)
  const data = layout === undefined ? defaults : { ...defaults, layout }
  const inner = firstInside(model)
  return {
    key: newKey(),
    model,
    data,
    columns: columns ?? [],
    children: inner ? [newTree({ model: inner }, newKey)] : [],
  }
}

function firstInside(model: BlockModel): BlockModel | undefined {
  const items = modelsIn(model)
  return editorOf(model).firstInside ?? (items.length === 1 ? items[0] : undefined)
}

/** The block that is written or filled in first after an insertion: of a list its first item. */
export function firstToFill(tree: Tree): string {
  const [item] = tree.children
  return item && modelsIn(tree.model).length === 1 ? item.key : tree.key
}
