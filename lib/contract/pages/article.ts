import { z } from 'zod'
import { moduleSchema } from '../blocks/module'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { revisionSchema } from '../common/revision'
import { timeSchema } from '../common/time-range'
import { imageSchema } from '../media/image'
import { articleRecordSchema, articleSections, articleShape, articleTermSchema } from '../records/article-record'
import { pageLinkSchema, pageStateSchema, pageUrlsSchema } from './page'
import { imageIdSchema, pageSlugSchema, trimmedText } from './page-settings'

const articleTexts = { title: z.string(), subtitle: z.string(), teaser: z.string(), image: imageSchema.nullable() }

/** An article or press release in a list, in the requested language. */
export const articleSchema = nameSchema(
  'Article',
  z.object({ id: z.number().int(), url: z.string(), ...articleTexts, ...articleShape }),
)

/**
 * GET api/articles/ and press-releases/: the records published in the requested language, newest
 * first.
 */
export const articleListSchema = nameSchema(
  'ArticleList',
  paginated(articleSchema).extend({
    /** Years with articles in this section, latest first. */
    years: z.array(z.number().int()),
  }),
)

/**
 * A picture of a press release in its original resolution, for printing. `size` is in bytes; `type`
 * is the media type.
 */
export const pressPictureSchema = nameSchema(
  'PressPicture',
  z.object({ image: imageSchema, size: z.number().int(), type: z.string(), url: z.string() }),
)

/**
 * GET api/articles/{id}/: the article with its blocks and related content. `previous` is the next
 * older article, `next` the next newer one.
 */
export const articleDetailSchema = nameSchema(
  'ArticleDetail',
  articleSchema.extend({
    urls: pageUrlsSchema,
    modules: z.array(moduleSchema),
    contact: articleRecordSchema.shape.contact,
    attachments: articleRecordSchema.shape.attachments,
    /** Pictures of a press release, in order. Other backends may omit them. */
    pictures: z.array(pressPictureSchema).optional(),
    related: z.array(articleSchema),
    previous: pageLinkSchema.nullable(),
    next: pageLinkSchema.nullable(),
  }),
)

/** GET api/article-categories/, press-categories/ and article-tags/, in order. */
export const articleTermListSchema = nameSchema('ArticleTermList', paginated(articleTermSchema))

const id = z.int32().positive()
const ids = z.array(id).max(50)

const articleFields = z.object({
  title: trimmedText(200).min(1),
  slug: pageSlugSchema,
  subtitle: trimmedText(300),
  teaser: trimmedText(2000),
  image: imageIdSchema,
  author: trimmedText(200),
  date: timeSchema.transform((time) => new Date(time)),
  categories: ids,
  tags: ids,
  related: ids,
  contact: id.nullable(),
  attachments: id.nullable(),
})

/** POST api/articles/. If `slug` is missing, it is derived from the title. */
export const articleCreationSchema = articleFields
  .partial()
  .extend({ section: z.enum(articleSections).default('debate'), title: articleFields.shape.title })

/** PATCH api/articles/{id}/: fields that are not sent stay unchanged. */
export const articleChangeSchema = articleFields.partial().extend({ revision: revisionSchema })

/** Working copy of an article in one language, for editors. */
export const articleDraftSchema = nameSchema(
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

/**
 * Response of POST api/administration/attachments/. The request is multipart/form-data with `file`
 * and the id of the `directory` that contains the other attachments. Without `directory`, a new one
 * is created and named `title_de` and `title_en`.
 */
export const attachedFileSchema = nameSchema(
  'AttachedFile',
  z.object({ directory: z.number().int(), file: z.number().int() }),
)

export type AttachedFile = z.infer<typeof attachedFileSchema>
export type Article = z.infer<typeof articleSchema>
export type PressPicture = z.infer<typeof pressPictureSchema>
export type ArticleDetail = z.infer<typeof articleDetailSchema>
export type ArticleDraft = z.infer<typeof articleDraftSchema>
export type ArticleCreation = z.infer<typeof articleCreationSchema>
export type ArticleChange = z.infer<typeof articleChangeSchema>
