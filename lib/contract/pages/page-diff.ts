import { z } from 'zod'
import { named } from '../common/named'

/** A changed field; for texts also the word-by-word diff, without tags. */
export const fieldDiffSchema = named(
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

/** What changed between two versions: removed modules are placed as in the first, all others as in the second. */
export const pageDiffSchema = named(
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
