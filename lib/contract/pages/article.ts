import { z } from 'zod'
import { moduleSchema } from '../blocks/module'
import { named } from '../common/named'
import { paginated } from '../common/pagination'
import { revisionSchema } from '../common/revision'
import { imageSchema } from '../media/image'
import {
  articleFacts,
  articleRecordSchema,
  articleSections,
  articleTermSchema,
} from '../records/article-record'
import { pageLinkSchema, pageStateSchema, pageUrlsSchema } from './page'
import { imageIdSchema, pageSlugSchema } from './page-settings'

const articleTexts = {
  title: z.string(),
  subtitle: z.string(),
  teaser: z.string(),
  image: imageSchema.nullable(),
}

/** An article or press release in a list, in the asked language. */
export const articleSchema = named(
  'Article',
  z.object({ id: z.number().int(), url: z.string(), ...articleTexts, ...articleFacts }),
)

/** GET api/articles/ and press-releases/: what is published in the asked language, the latest first. */
export const articleListSchema = named(
  'ArticleList',
  paginated(articleSchema).extend({
    /** The years that articles of the section bear, the latest first. */
    years: z.array(z.number().int()),
  }),
)

/** A picture of a press release to be printed, in the resolution in which it was uploaded; `size` in bytes, `type` its media type. */
export const pressPictureSchema = named(
  'PressPicture',
  z.object({ image: imageSchema, size: z.number().int(), type: z.string(), url: z.string() }),
)

/** GET api/articles/{id}/: with its blocks and what leads on from it; `previous` is older than it, `next` later. */
export const articleDetailSchema = named(
  'ArticleDetail',
  articleSchema.extend({
    urls: pageUrlsSchema,
    modules: z.array(moduleSchema),
    contact: articleRecordSchema.shape.contact,
    attachments: articleRecordSchema.shape.attachments,
    /** Those of a press release, in its order; a backend may leave them out. */
    pictures: z.array(pressPictureSchema).optional(),
    related: z.array(articleSchema),
    previous: pageLinkSchema.nullable(),
    next: pageLinkSchema.nullable(),
  }),
)

/** GET api/article-categories/, press-categories/ and article-tags/, in their order. */
export const articleTermListSchema = named('ArticleTermList', paginated(articleTermSchema))

const line = (longest: number) => z.string().trim().max(longest)
const id = z.int32().positive()
const ids = z.array(id).max(50)

const articleFields = z.object({
  title: line(200).min(1),
  slug: pageSlugSchema,
  subtitle: line(300),
  teaser: line(2000),
  image: imageIdSchema,
  author: line(200),
  date: z.iso.datetime({ offset: true }).transform((time) => new Date(time)),
  categories: ids,
  tags: ids,
  related: ids,
  contact: id.nullable(),
  attachments: id.nullable(),
})

/** POST api/articles/: without a slug it is made of the title. */
export const articleCreationSchema = articleFields.partial().extend({
  section: z.enum(articleSections).default('debate'),
  title: articleFields.shape.title,
})

/** PATCH api/articles/{id}/: what is left out stays as it was. */
export const articleChangeSchema = articleFields.partial().extend({ revision: revisionSchema })

/** An article's working copy in one language, as editors get it. */
export const articleDraftSchema = named(
  'ArticleDraft',
  articleSchema.extend({
    slug: z.string(),
    revision: z.number().int(),
    state: pageStateSchema,
    is_changed: z.boolean(),
    contact: articleRecordSchema.shape.contact,
    attachments: articleRecordSchema.shape.attachments,
    related: z.array(z.object({ id: z.number().int(), title: z.string() })),
  }),
)

export type Article = z.infer<typeof articleSchema>
export type PressPicture = z.infer<typeof pressPictureSchema>
export type ArticleDetail = z.infer<typeof articleDetailSchema>
export type ArticleDraft = z.infer<typeof articleDraftSchema>
export type ArticleCreation = z.infer<typeof articleCreationSchema>
export type ArticleChange = z.infer<typeof articleChangeSchema>
