import type { z } from 'zod'
import { containerSchema } from './container'
import { embedSchema } from './embed'
import { faqItemSchema, faqSchema } from './faq'
import { fullTeaserSchema } from './full-teaser'
import { headlineSchema } from './headline'
import { htmlSchema } from './html'
import { imageBlockSchema } from './image'
import { imageListItemSchema, imageListSchema } from './image-list'
import { linkSchema } from './link'
import { logoListItemSchema, logoListSchema } from './logo-list'
import type { BlockModel } from './models'
import { quoteSchema } from './quote'
import { sectionSchema } from './section'
import { teamMemberSchema, teamSchema } from './team'
import { teaserListItemSchema, teaserListSchema } from './teaser-list'
import { textSchema } from './text'
import { videoSchema } from './video'
import { videoListItemSchema, videoListSchema } from './video-list'

/** What the data of each model are, as they are read. */
export const blockSchemas = {
  headline: headlineSchema,
  text: textSchema,
  link: linkSchema,
  image: imageBlockSchema,
  imagelist: imageListSchema,
  imagelistitem: imageListItemSchema,
  video: videoSchema,
  videolist: videoListSchema,
  videolistitem: videoListItemSchema,
  quote: quoteSchema,
  faq: faqSchema,
  faqitem: faqItemSchema,
  fullteaser: fullTeaserSchema,
  teaserlist: teaserListSchema,
  teaserlistitem: teaserListItemSchema,
  logolist: logoListSchema,
  logolistitem: logoListItemSchema,
  team: teamSchema,
  teammember: teamMemberSchema,
  section: sectionSchema,
  html: htmlSchema,
  audio: embedSchema,
  viewer: embedSchema,
  socialmedia: embedSchema,
  container: containerSchema,
} as const satisfies Record<BlockModel, z.ZodObject>
