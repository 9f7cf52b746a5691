import { z } from 'zod'
import { articleSections } from '@/lib/contract/records/article-record'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { readContent, readOrdered } from '../read-content'
import { localizedSchema, sentenceSchema, sentencesSchema } from '../sentence'

const termsSchema = z.array(z.strictObject({ slug: z.string(), title: localizedSchema }))

/** The categories of each section, in their order, and the tags of the debate. */
export const { categories, tags } = readContent(
  'articles/terms',
  z.strictObject({ categories: z.record(z.enum(articleSections), termsSchema), tags: termsSchema }),
)

/** What articles of a topic say, by hand; each article is one of `entries` and some of the rest. */
const topicShape = {
  /** The slug of a category of the section. */
  category: z.string(),
  /** Keys of demo pictures. */
  pictures: z.array(z.string()),
  /** Paragraphs. */
  facts: sentencesSchema,
  /** What stands above the list of points. */
  pointsTitle: sentenceSchema,
  points: sentencesSchema,
}

/** A topic of press releases: titles with what they announce, the latest first. */
const pressTopicSchema = z.strictObject({
  ...topicShape,
  /** The key of the person to ask. */
  contact: z.string(),
  /** Which members it names; theaters without it. */
  members: z.enum(organizationCategories).optional(),
  /** The slug of a directory of downloads that belongs to it. */
  attachments: z.string().optional(),
  entries: z.array(z.tuple([sentenceSchema, sentenceSchema])),
  /** Who says something, by key, and what. */
  quotes: z.array(z.tuple([z.string(), sentenceSchema])),
})

/** A topic of the debate: titles with subtitle and what the article is about, the latest first. */
const debateTopicSchema = z.strictObject({
  ...topicShape,
  /** Slugs of tags. */
  tags: z.array(z.string()),
  entries: z.array(z.tuple([sentenceSchema, sentenceSchema, sentenceSchema])),
  /** Sentences that are lifted from the text. */
  quotes: sentencesSchema,
})

export type PressTopic = z.infer<typeof pressTopicSchema>
export type DebateTopic = z.infer<typeof debateTopicSchema>

/** In an order in which neighbors are of different kinds. */
export const pressTopics = readOrdered('articles/press', pressTopicSchema)
export const debateTopics = readOrdered('articles/debate', debateTopicSchema)
