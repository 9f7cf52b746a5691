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

/**
 * The texts for articles of a topic: each article has one of `entries` and some of the other texts.
 */
const topicShape = {
  /** The slug of a category of the section. */
  category: z.string(),
  /** Keys of demo pictures. */
  pictures: z.array(z.string()),
  /** Paragraphs. */
  facts: sentencesSchema,
  /** The heading of the list of points. */
  pointsTitle: sentenceSchema,
  points: sentencesSchema,
}

/** A topic of press releases. Its entries have a title and a first sentence, the latest first. */
const pressTopicSchema = z.strictObject({
  ...topicShape,
  /** The key of the contact person. */
  contact: z.string(),
  /** The category of the members that it names; theaters by default. */
  members: z.enum(organizationCategories).optional(),
  /** The slug of a directory of downloads with the attachments. */
  attachments: z.string().optional(),
  entries: z.array(z.tuple([sentenceSchema, sentenceSchema])),
  /** The key of a speaker, and the words. */
  quotes: z.array(z.tuple([z.string(), sentenceSchema])),
})

/** A topic of the debate. Its entries have a title, a subtitle and a lead, the latest first. */
const debateTopicSchema = z.strictObject({
  ...topicShape,
  /** Slugs of tags. */
  tags: z.array(z.string()),
  entries: z.array(z.tuple([sentenceSchema, sentenceSchema, sentenceSchema])),
  /** Pull quotes. */
  quotes: sentencesSchema,
})

export type PressTopic = z.infer<typeof pressTopicSchema>
export type DebateTopic = z.infer<typeof debateTopicSchema>

/** Ordered so that neighbors are of different kinds. */
export const pressTopics = readOrdered('articles/press', pressTopicSchema)
export const debateTopics = readOrdered('articles/debate', debateTopicSchema)
