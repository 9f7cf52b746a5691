import { modelsIn } from '@/lib/contract/blocks/placement'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import { containerLayouts } from '@/lib/contract/module'
import type { Data, Tree } from '../core/document'

/** A block that can be inserted; a container with the index of its layout. */
export interface Choice {
  model: BlockModel
  layout?: number
}

/** What a new block of each model has from the start; the rest comes with the first words. */
const firstData: Partial<Record<BlockModel, Data>> = {
  headline: { headline_level: 2, content: '' },
  text: { content: '' },
  quote: { content: '' },
  faqitem: { content: '' },
  fullteaser: { headline: '', text: '' },
  teaserlistitem: { headline: '' },
}

/** A new block; a list with its first item, and a question with a text for the answer. */
export function newTree({ model, layout }: Choice, newKey: () => string): Tree {
  const columns = model === 'container' ? containerLayouts[layout ?? 0]?.split('-').map(() => []) : undefined
  const data = model === 'container' ? { layout: layout ?? 0 } : (firstData[model] ?? {})
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
  if (model === 'faqitem') return 'text'
  const items = modelsIn(model)
  return items.length === 1 ? items[0] : undefined
}

/** The block that is written or filled in first after an insertion: of a list its first item. */
export function firstToFill(tree: Tree): string {
  const [item] = tree.children
  return item && modelsIn(tree.model).length === 1 ? item.key : tree.key
}
