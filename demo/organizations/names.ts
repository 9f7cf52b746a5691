import { z } from 'zod'
import { organizationCategories } from '@/lib/contract/records/organization-record'
import type { Random } from '../random'
import { readContent } from '../read-content'
import { localizedSchema } from '../sentence'

/**
 * What a member is, and how such members call themselves; `{x}` is an invented place, `{city}` the
 * city.
 */
const kindSchema = z.strictObject({ title: localizedSchema, names: z.array(z.string()) })

export type Kind = z.infer<typeof kindSchema>

/** The halves of invented places are no parts of towns' names. */
const { kinds, first, last } = readContent(
  'organizations/names',
  z.strictObject({
    kinds: z.record(z.enum(organizationCategories), z.array(kindSchema)),
    first: z.array(z.string()),
    last: z.array(z.string()),
  }),
)

export { kinds }

/** An invented place: of masculine gender, as the names want it. */
export function inventedPlace(random: Random): string {
  return `${random.pick(first)}${random.pick(last)}`
}
