import { z } from 'zod'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import type { Random } from '../random'
import { readContent, wordsSchema } from '../read-content'
import { localizedSchema } from '../sentence'

/** A kind of member and patterns of its names; `{x}` is an invented place, `{city}` the city. */
const kindSchema = z.strictObject({ title: localizedSchema, names: z.array(z.string()) })

export type Kind = z.infer<typeof kindSchema>

/** The halves of invented places; real towns have no such parts. */
const { kinds, first, last } = readContent(
  'organizations/names',
  z.strictObject({
    kinds: z.record(z.enum(organizationCategories), z.array(kindSchema)),
    first: wordsSchema,
    last: wordsSchema,
  }),
)

export { kinds }

/** Invents a place with a masculine name, which the patterns require. */
export function inventPlace(random: Random): string {
  return `${random.pick(first)}${random.pick(last)}`
}
