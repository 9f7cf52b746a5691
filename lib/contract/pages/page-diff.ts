import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * A field that differs. `parts` is the difference by words if the field contains text without tags;
 * otherwise null.
 */
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
 * Difference between two versions. Positions of removed modules are those in the first version, all
 * other positions those in the second.
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
