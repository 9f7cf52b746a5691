import { z } from 'zod'
import { nameSchema } from '../common/named'
import { downloadDirectorySchema } from './download'
import { personSchema } from './person'

/** Sections of the site with articles. */
export const articleSections = ['debate', 'press'] as const
export type ArticleSection = (typeof articleSections)[number]

/** A category or tag of articles with the address of its list, in the requested language. */
export const articleTermSchema = nameSchema(
  'ArticleTerm',
  z.object({ id: z.number().int(), title: z.string(), slug: z.string(), url: z.string() }),
)

/** Returns the address of the feed of an article list. */
export const feedAddress = (list: string) => `${list}.rss`

/** Fields shared by lists and pages of articles. */
export const articleFacts = {
  section: z.enum(articleSections),
  author: z.string(),
  /** Date shown with the article; lists are ordered by it. */
  date: z.string(),
  categories: z.array(articleTermSchema),
  tags: z.array(articleTermSchema),
}

/** Data of an article or press release besides texts and blocks. */
export const articleRecordSchema = nameSchema(
  'ArticleRecord',
  z.object({
    type: z.enum(['article', 'press_release']),
    ...articleFacts,
    /** Contact person. */
    contact: personSchema.nullable(),
    /** Download directory with its files. */
    attachments: downloadDirectorySchema.nullable(),
  }),
)

export type ArticleTerm = z.infer<typeof articleTermSchema>
export type ArticleRecord = z.infer<typeof articleRecordSchema>
