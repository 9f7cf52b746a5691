import { z } from 'zod'
import { nameSchema } from '../common/named'

/** A changed field. `parts` is the word diff of a text without tags; null for other fields. */
export const fieldDiffSchema = nameSchema(
  'FieldDiff',
  z.object({
    field: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    parts: z.array(z.object({ text: z.string(), change: z.enum(['same', 'added', 'removed']) })).nullable(),
  }),
)

const modulePositionSchema = z.object({
  id: z.number().int(),
  model: z.string(),
  parent: z.number().int().nullable(),
  column: z.number().int().nullable(),
  position: z.number().int(),
})

/**
 * Difference of two versions. Positions of removed modules refer to the first version, all others
 * to the second.
 */
export const pageDiffSchema = nameSchema(
  'PageDiff',
  z.object({
    fields: z.array(fieldDiffSchema),
    added: z.array(modulePositionSchema),
    removed: z.array(modulePositionSchema),
    moved: z.array(modulePositionSchema),
    changed: z.array(modulePositionSchema.extend({ fields: z.array(fieldDiffSchema) })),
  }),
)

export type FieldDiff = z.infer<typeof fieldDiffSchema>
export type PageDiff = z.infer<typeof pageDiffSchema>
