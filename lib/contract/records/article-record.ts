import { z } from 'zod'
import { named } from '../common/named'
import { downloadDirectorySchema } from './download'
import { personSchema } from './person'

/** The parts of the site that have articles. */
export const articleSections = ['debate', 'press'] as const
export type ArticleSection = (typeof articleSections)[number]

/** A category or a tag of articles, with the address of its list, in the asked language. */
export const articleTermSchema = named(
  'ArticleTerm',
  z.object({ id: z.number().int(), title: z.string(), slug: z.string(), url: z.string() }),
)

/** The address of the feed of a list of articles. */
export const feedAddress = (list: string) => `${list}.rss`

/** What lists and pages of articles both show. */
export const articleFacts = {
  section: z.enum(articleSections),
  author: z.string(),
  /** The time that it bears, by which lists are ordered. */
  date: z.string(),
  categories: z.array(articleTermSchema),
  tags: z.array(articleTermSchema),
}

/** What the page of an article or press release shows beside its texts and blocks. */
export const articleRecordSchema = named(
  'ArticleRecord',
  z.object({
    type: z.enum(['article', 'press_release']),
    ...articleFacts,
    /** Whom to ask about it. */
    contact: personSchema.nullable(),
    /** Files that belong to it. */
    attachments: downloadDirectorySchema.nullable(),
  }),
)

export type ArticleTerm = z.infer<typeof articleTermSchema>
export type ArticleRecord = z.infer<typeof articleRecordSchema>
