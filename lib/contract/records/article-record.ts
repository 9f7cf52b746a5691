import { z } from 'zod'
import { nameSchema } from '../common/named'
import { downloadDirectorySchema } from './download'
import { personSchema } from './person'

/** Sections of the site that contain articles. */
export const articleSections = ['debate', 'press'] as const
export type ArticleSection = (typeof articleSections)[number]

/**
 * A category or tag of articles, with the address of the list of its articles, in the requested
 * language.
 */
export const articleTermSchema = nameSchema(
  'ArticleTerm',
  z.object({ id: z.number().int(), title: z.string(), slug: z.string(), url: z.string() }),
)

export const toFeedAddress = (list: string) => `${list}.rss`

/** Fields of an article that lists and its page contain. */
export const articleShape = {
  section: z.enum(articleSections),
  author: z.string(),
  /** Date that is shown with the article. Lists are sorted by it. */
  date: z.string(),
  categories: z.array(articleTermSchema),
  tags: z.array(articleTermSchema),
}

/** Data of an article or press release, except for the texts and blocks of its page. */
export const articleRecordSchema = nameSchema(
  'ArticleRecord',
  z.object({
    type: z.enum(['article', 'press_release']),
    ...articleShape,
    contact: personSchema.nullable(),
    /** Download directory whose files are attached to the article. */
    attachments: downloadDirectorySchema.nullable(),
  }),
)

export type ArticleTerm = z.infer<typeof articleTermSchema>
export type ArticleRecord = z.infer<typeof articleRecordSchema>
