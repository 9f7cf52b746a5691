import { z } from 'zod'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import { readContent } from '../read-content'
import { sentenceSchema, sentencesSchema } from '../sentence'

const categories = z.enum(organizationCategories)

/**
 * Sentences for the pages of members. A page gets three sentences from `programme`, two from each
 * of `people` and `visit`, and one from every other list.
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

/** Keys of the pictures for member pages, and labels for the numbers on them. */
export const { pictures, labels } = readContent(
  'organizations/description',
  z.strictObject({
    pictures: z.record(categories, z.array(z.string())),
    labels: z.strictObject({ de: labelsSchema, en: labelsSchema }),
  }),
)

/** Streets, and stages and halls with minimum and maximum numbers of seats, the main one first. */
export const { streets, stages } = readContent(
  'organizations/houses',
  z.strictObject({
    streets: z.array(z.string()),
    stages: z.record(categories, z.array(z.tuple([z.string(), z.number(), z.number()]))),
  }),
)
