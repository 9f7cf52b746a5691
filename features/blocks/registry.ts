import { containerSchema } from '@/lib/contract/blocks/container'
import { embedSchema } from '@/lib/contract/blocks/embed'
import { faqItemSchema, faqSchema } from '@/lib/contract/blocks/faq'
import { fullTeaserSchema } from '@/lib/contract/blocks/full-teaser'
import { headlineSchema } from '@/lib/contract/blocks/headline'
import { htmlSchema } from '@/lib/contract/blocks/html'
import { imageBlockSchema } from '@/lib/contract/blocks/image'
import { imageListItemSchema, imageListSchema } from '@/lib/contract/blocks/image-list'
import { linkSchema } from '@/lib/contract/blocks/link'
import { logoListItemSchema, logoListSchema } from '@/lib/contract/blocks/logo-list'
import { type BlockModel, blockModels } from '@/lib/contract/blocks/models'
import { quoteSchema } from '@/lib/contract/blocks/quote'
import { sectionSchema } from '@/lib/contract/blocks/section'
import { teamMemberSchema, teamSchema } from '@/lib/contract/blocks/team'
import { teaserListItemSchema, teaserListSchema } from '@/lib/contract/blocks/teaser-list'
import { shownTextSchema } from '@/lib/contract/blocks/text'
import { videoSchema } from '@/lib/contract/blocks/video'
import { videoListItemSchema, videoListSchema } from '@/lib/contract/blocks/video-list'
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
  headline: defineBlock(headlineSchema, HeadlineView),
  text: defineBlock(shownTextSchema, TextView),
  link: defineBlock(linkSchema, LinkView),
  image: defineBlock(imageBlockSchema, ImageView),
  imagelist: defineBlock(imageListSchema, ImageListView),
  imagelistitem: defineBlock(imageListItemSchema, ImageListItemView),
  video: defineBlock(
    videoSchema.refine(({ video_url }) => isShowable(video_url, 'video')),
    VideoView,
  ),
  videolist: defineBlock(videoListSchema, VideoListView),
  videolistitem: defineBlock(
    videoListItemSchema.refine(({ video_url }) => isShowable(video_url, 'video')),
    VideoListItemView,
  ),
  quote: defineBlock(quoteSchema, QuoteView),
  faq: defineBlock(faqSchema, FaqView),
  faqitem: defineBlock(faqItemSchema, FaqItemView),
  fullteaser: defineBlock(fullTeaserSchema, FullTeaserView),
  teaserlist: defineBlock(teaserListSchema, TeaserListView),
  teaserlistitem: defineBlock(teaserListItemSchema, TeaserListItemView),
  logolist: defineBlock(logoListSchema, LogoListView),
  logolistitem: defineBlock(logoListItemSchema, LogoListItemView),
  team: defineBlock(teamSchema, TeamView),
  teammember: defineBlock(teamMemberSchema, TeamMemberView),
  section: defineBlock(sectionSchema, SectionView),
  html: defineBlock(htmlSchema, HtmlView),
  audio: defineBlock(
    embedSchema.refine(({ embed }) => isShowable(embed, 'audio')),
    AudioView,
  ),
  viewer: defineBlock(
    embedSchema.refine(({ embed }) => isShowable(embed, 'viewer')),
    ViewerView,
  ),
  socialmedia: defineBlock(
    embedSchema.refine(({ embed }) => isShowable(embed, 'social')),
    SocialMediaView,
  ),
  container: defineBlock(containerSchema, ContainerView),
}

function isKnown(model: string): model is BlockModel {
  return blockModels.some((known) => known === model)
}

/** How modules of a model are shown; undefined for a model this version does not know. */
export function findBlock(model: string): RenderBlock | undefined {
  return isKnown(model) ? registry[model] : undefined
}
