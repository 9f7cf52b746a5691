import { type BlockModel, blocks, isBlockModel } from '@/lib/contract/blocks/registry'
import { displayedTextSchema } from '@/lib/contract/blocks/text'
import { AudioView } from './audio/view'
import { type BlockView, defineBlock } from './block'
import { ContainerView } from './container/view'
import { FaqItemView } from './faq/item'
import { FaqView } from './faq/view'
import { FormFieldView } from './form/field'
import { FormView } from './form/view'
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
import { TableView } from './table/view'
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

/** The views of all blocks; a model without a view is a compile error. */
const registry: Record<BlockModel, BlockView> = {
  headline: defineBlock(blocks.headline.schema, HeadlineView, { hasColumnSpace: true, isLead: true }),
  text: defineBlock(displayedTextSchema, TextView, { isText: true }),
  table: defineBlock(blocks.table.schema, TableView, { isText: true }),
  link: defineBlock(blocks.link.schema, LinkView, { isText: true }),
  image: defineBlock(blocks.image.schema, ImageView, { pageSpace: 'above', repetitionSpace: 'gutter' }),
  imagelist: defineBlock(blocks.imagelist.schema, ImageListView),
  imagelistitem: defineBlock(blocks.imagelistitem.schema, ImageListItemView),
  video: defineBlock(
    blocks.video.schema.refine(({ video_url }) => isShowable(video_url, 'video')),
    VideoView,
  ),
  videolist: defineBlock(blocks.videolist.schema, VideoListView),
  videolistitem: defineBlock(
    blocks.videolistitem.schema.refine(({ video_url }) => isShowable(video_url, 'video')),
    VideoListItemView,
  ),
  quote: defineBlock(blocks.quote.schema, QuoteView, { pageSpace: 'around', hasColumnSpace: true }),
  faq: defineBlock(blocks.faq.schema, FaqView, { isText: true, hasColumnSpace: true }),
  faqitem: defineBlock(blocks.faqitem.schema, FaqItemView),
  form: defineBlock(blocks.form.schema, FormView, { isText: true, pageSpace: 'around', hasColumnSpace: true }),
  formfield: defineBlock(blocks.formfield.schema, FormFieldView),
  fullteaser: defineBlock(blocks.fullteaser.schema, FullTeaserView, { pageSpace: 'around', hasColumnSpace: true }),
  teaserlist: defineBlock(blocks.teaserlist.schema, TeaserListView, { repetitionSpace: 'apart', hasColumnSpace: true }),
  teaserlistitem: defineBlock(blocks.teaserlistitem.schema, TeaserListItemView),
  logolist: defineBlock(blocks.logolist.schema, LogoListView, { hasColumnSpace: true }),
  logolistitem: defineBlock(blocks.logolistitem.schema, LogoListItemView),
  team: defineBlock(blocks.team.schema, TeamView, { repetitionSpace: 'apart', hasColumnSpace: true }),
  teammember: defineBlock(blocks.teammember.schema, TeamMemberView),
  section: defineBlock(blocks.section.schema, SectionView, { pageSpace: 'around' }),
  html: defineBlock(blocks.html.schema, HtmlView),
  audio: defineBlock(
    blocks.audio.schema.refine(({ embed }) => isShowable(embed, 'audio')),
    AudioView,
  ),
  viewer: defineBlock(
    blocks.viewer.schema.refine(({ embed }) => isShowable(embed, 'viewer')),
    ViewerView,
  ),
  socialmedia: defineBlock(
    blocks.socialmedia.schema.refine(({ embed }) => isShowable(embed, 'social')),
    SocialMediaView,
  ),
  container: defineBlock(blocks.container.schema, ContainerView, { pageSpace: 'above' }),
}

/** Returns the view of a model; undefined for an unknown model. */
export function findBlock(model: string): BlockView | undefined {
  return isBlockModel(model) ? registry[model] : undefined
}
