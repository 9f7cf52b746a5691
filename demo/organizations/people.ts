import { z } from 'zod'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import type { Random } from '../random'
import { readContent, wordsSchema } from '../read-content'
import { sentencesSchema } from '../sentence'

const { givenNames, familyFirst, familyLast, functions } = readContent(
  'organizations/people',
  z.strictObject({
    givenNames: wordsSchema,
    familyFirst: wordsSchema,
    familyLast: wordsSchema,
    /**
     * Functions of a member's staff, by category: `lead` for the director, `contact` for contacts.
     */
    functions: z.record(
      z.enum(organizationCategories),
      z.strictObject({ lead: sentencesSchema, contact: sentencesSchema }),
    ),
  }),
)

export { functions }

export function inventPerson(random: Random): string {
  return `${random.pick(givenNames)} ${random.pick(familyFirst)}${random.pick(familyLast)}`
}
