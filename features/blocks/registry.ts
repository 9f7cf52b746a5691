import { type BlockModel, blockModels } from '@/lib/contract/blocks/models'
import { blockSchemas } from '@/lib/contract/blocks/schemas'
import { shownTextSchema } from '@/lib/contract/blocks/text'
import { AudioView } from './audio/view'
import { defineBlock, type RenderBlock } from './block'
import { ContainerView } from './container/view'
import { FaqItemView } from './faq/item'
import { FaqView } from './faq/view'
import { FullTeaserView } from './full-teaser/view'
import { HeadlineView } from './headline/view'
import { HtmlView } from './html/view'
import { ImageView } from './image/view'
import { ImageListItemView } from './image-list/item'
import { ImageListView } from './image-list/view'
import { LinkView } from './link/view'
import { LogoListItemView } from './logo-list/item'
import { LogoListView } from './logo-list/view'
import { QuoteView } from './quote/view'
import { SectionView } from './section/view'
import { SocialMediaView } from './social-media/view'
import { TeamMemberView } from './team/member'
import { TeamView } from './team/view'
import { TeaserListItemView } from './teaser-list/item'
import { TeaserListView } from './teaser-list/view'
import { TextView } from './text/view'
import { VideoView } from './video/view'
import { VideoListItemView } from './video-list/item'
import { VideoListView } from './video-list/view'
import { ViewerView } from './viewer/view'
import { isShowable } from './web-address'

/** The one list of blocks: a model without a view does not compile. */
const registry: Record<BlockModel, RenderBlock> = {
  headline: defineBlock(blockSchemas.headline, HeadlineView),
  text: defineBlock(shownTextSchema, TextView),
  link: defineBlock(blockSchemas.link, LinkView),
  image: defineBlock(blockSchemas.image, ImageView),
  imagelist: defineBlock(blockSchemas.imagelist, ImageListView),
  imagelistitem: defineBlock(blockSchemas.imagelistitem, ImageListItemView),
  video: defineBlock(
    blockSchemas.video.refine(({ video_url }) => isShowable(video_url, 'video')),
    VideoView,
  ),
  videolist: defineBlock(blockSchemas.videolist, VideoListView),
  videolistitem: defineBlock(
    blockSchemas.videolistitem.refine(({ video_url }) => isShowable(video_url, 'video')),
    VideoListItemView,
  ),
  quote: defineBlock(blockSchemas.quote, QuoteView),
  faq: defineBlock(blockSchemas.faq, FaqView),
  faqitem: defineBlock(blockSchemas.faqitem, FaqItemView),
  fullteaser: defineBlock(blockSchemas.fullteaser, FullTeaserView),
  teaserlist: defineBlock(blockSchemas.teaserlist, TeaserListView),
  teaserlistitem: defineBlock(blockSchemas.teaserlistitem, TeaserListItemView),
  logolist: defineBlock(blockSchemas.logolist, LogoListView),
  logolistitem: defineBlock(blockSchemas.logolistitem, LogoListItemView),
  team: defineBlock(blockSchemas.team, TeamView),
  teammember: defineBlock(blockSchemas.teammember, TeamMemberView),
  section: defineBlock(blockSchemas.section, SectionView),
  html: defineBlock(blockSchemas.html, HtmlView),
  audio: defineBlock(
    blockSchemas.audio.refine(({ embed }) => isShowable(embed, 'audio')),
    AudioView,
  ),
  viewer: defineBlock(
    blockSchemas.viewer.refine(({ embed }) => isShowable(embed, 'viewer')),
    ViewerView,
  ),
  socialmedia: defineBlock(
    blockSchemas.socialmedia.refine(({ embed }) => isShowable(embed, 'social')),
    SocialMediaView,
  ),
  container: defineBlock(blockSchemas.container, ContainerView),
}

function isKnown(model: string): model is BlockModel {
  return blockModels.some((known) => known === model)
}

/** How modules of a model are shown; undefined for a model this version does not know. */
export function findBlock(model: string): RenderBlock | undefined {
  return isKnown(model) ? registry[model] : undefined
}
