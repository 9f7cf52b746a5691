import { containerSchema } from '@/lib/contract/blocks/container'
import { headlineSchema } from '@/lib/contract/blocks/headline'
import { imageBlockSchema } from '@/lib/contract/blocks/image'
import { linkSchema } from '@/lib/contract/blocks/link'
import { type BlockModel, blockModels } from '@/lib/contract/blocks/models'
import { textSchema } from '@/lib/contract/blocks/text'
import { defineBlock, type RenderBlock } from './block'
import { ContainerView } from './container/view'
import { HeadlineView } from './headline/view'
import { ImageView } from './image/view'
import { LinkView } from './link/view'
import { TextView } from './text/view'

/** The one list of blocks: a model without a view does not compile. */
const registry: Record<BlockModel, RenderBlock> = {
  headline: defineBlock(headlineSchema, HeadlineView),
  text: defineBlock(textSchema, TextView),
  link: defineBlock(linkSchema, LinkView),
  image: defineBlock(imageBlockSchema, ImageView),
  container: defineBlock(containerSchema, ContainerView),
}

function isKnown(model: string): model is BlockModel {
  return blockModels.some((known) => known === model)
}

/** How modules of a model are shown; undefined for a model this version does not know. */
export function findBlock(model: string): RenderBlock | undefined {
  return isKnown(model) ? registry[model] : undefined
}
