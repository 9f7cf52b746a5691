import { z } from 'zod'
import { articleSections } from '@/lib/contract/records/article-record'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { readContent, readOrdered } from '../read-content'
import { localizedSchema, sentenceSchema, sentencesSchema } from '../sentence'

const termsSchema = z.array(z.strictObject({ slug: z.string(), title: localizedSchema }))

/** Categories of each section, in their order, and tags of the debate section. */
export const { categories, tags } = readContent(
  'articles/terms',
  z.strictObject({ categories: z.record(z.enum(articleSections), termsSchema), tags: termsSchema }),
)

/**
 * Fields of a topic. Each article on the topic has one of the `entries` and some of the other
 * texts.
 */
const topicShape = {
  /** Slug of a category in the section. */
  category: z.string(),
  /** Keys of demo pictures. */
  pictures: z.array(z.string()),
  /** Paragraphs with facts. */
  facts: sentencesSchema,
  /** Heading above the list of points. */
  pointsTitle: sentenceSchema,
  points: sentencesSchema,
}

/** A topic for press releases. Its entries have a title and a first sentence, latest first. */
const pressTopicSchema = z.strictObject({
  ...topicShape,
  /** Key of the contact person. */
  contact: z.string(),
  /** Category of the members that the texts mention; theaters by default. */
  members: z.enum(organizationCategories).optional(),
  /** Slug of a download directory whose files are attached. */
  attachments: z.string().optional(),
  entries: z.array(z.tuple([sentenceSchema, sentenceSchema])),
  /** Quotes: the key of the speaker, and the words. */
  quotes: z.array(z.tuple([z.string(), sentenceSchema])),
})

/**
 * A topic for articles of the debate. Its entries consist of a title, a subtitle and a first
 * sentence, latest first.
 */
const debateTopicSchema = z.strictObject({
  ...topicShape,
  /** Slugs of tags. */
  tags: z.array(z.string()),
  entries: z.array(z.tuple([sentenceSchema, sentenceSchema, sentenceSchema])),
  /** Sentences that are shown as quotes. */
  quotes: sentencesSchema,
})

export type PressTopic = z.infer<typeof pressTopicSchema>
export type DebateTopic = z.infer<typeof debateTopicSchema>

/** Neighboring topics are of different kinds, so that consecutive articles are, too. */
export const pressTopics = readOrdered('articles/press', pressTopicSchema)
export const debateTopics = readOrdered('articles/debate', debateTopicSchema)
