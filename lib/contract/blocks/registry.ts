import { containerBlock } from './container'
import type { BlockDefinition } from './definition'
import { audioBlock, socialMediaBlock, viewerBlock } from './embed'
import { faqBlock, faqItemBlock } from './faq'
import { formBlock, formFieldBlock } from './form'
import { fullTeaserBlock } from './full-teaser'
import { headlineBlock } from './headline'
import { htmlBlock } from './html'
import { imageBlock } from './image'
import { imageListBlock, imageListItemBlock } from './image-list'
import { linkBlock } from './link'
import { logoListBlock, logoListItemBlock } from './logo-list'
import { quoteBlock } from './quote'
import { sectionBlock } from './section'
import { tableBlock } from './table'
import { teamBlock, teamMemberBlock } from './team'
import { teaserListBlock, teaserListItemBlock } from './teaser-list'
import { textBlock } from './text'
import { videoBlock } from './video'
import { videoListBlock, videoListItemBlock } from './video-list'

/**
 * Block types of this version (spec §3). The names are those that the editor uses. A site must
 * tolerate unknown block types, because the backend may be newer.
 */
export const blocks = {
  headline: headlineBlock,
  text: textBlock,
  table: tableBlock,
  link: linkBlock,
  image: imageBlock,
  imagelist: imageListBlock,
  imagelistitem: imageListItemBlock,
  video: videoBlock,
  videolist: videoListBlock,
  videolistitem: videoListItemBlock,
  quote: quoteBlock,
  faq: faqBlock,
  faqitem: faqItemBlock,
  form: formBlock,
  formfield: formFieldBlock,
  fullteaser: fullTeaserBlock,
  teaserlist: teaserListBlock,
  teaserlistitem: teaserListItemBlock,
  logolist: logoListBlock,
  logolistitem: logoListItemBlock,
  team: teamBlock,
  teammember: teamMemberBlock,
  section: sectionBlock,
  html: htmlBlock,
  audio: audioBlock,
  viewer: viewerBlock,
  socialmedia: socialMediaBlock,
  container: containerBlock,
} as const satisfies Record<string, BlockDefinition>

export type BlockModel = keyof typeof blocks

export const blockModels = Object.keys(blocks) as BlockModel[]

/** Returns true if this version knows the model. */
export function isBlockModel(model: string): model is BlockModel {
  return Object.hasOwn(blocks, model)
}

export function findBlockDefinition(model: string): BlockDefinition | undefined {
  return isBlockModel(model) ? blocks[model] : undefined
}
