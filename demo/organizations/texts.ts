import { z } from 'zod'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'

const categories = z.enum(organizationCategories)

/**
 * Sentences for the page of a member: it has one of each list, three of `programme`, and two of
 * `people` and `visit`.
 */
export const texts = readContent(
  'organizations/texts',
  z.record(
    categories,
    z.strictObject({
      teaser: sentencesSchema,
      opening: sentencesSchema,
      history: sentencesSchema,
      programmeTitle: sentenceSchema,
      programme: sentencesSchema,
      peopleTitle: sentenceSchema,
      people: sentencesSchema,
      visit: sentencesSchema,
    }),
  ),
)

const labelsSchema = z.strictObject({
  founded: z.string(),
  staff: z.string(),
  seats: z.string(),
  shows: z.string(),
  guests: z.string(),
})

/** Keys of the pictures for member pages, and labels of the figures. */
export const { pictures, labels } = readContent(
  'organizations/description',
  z.strictObject({
    pictures: z.record(categories, z.array(z.string())),
    labels: z.strictObject({ de: labelsSchema, en: labelsSchema }),
  }),
)

/** Streets; stages and halls with their minimum and maximum seats, the main one first. */
export const { streets, stages } = readContent(
  'organizations/houses',
  z.strictObject({
    streets: z.array(z.string()),
    stages: z.record(categories, z.array(z.tuple([z.string(), z.number(), z.number()]))),
  }),
)
