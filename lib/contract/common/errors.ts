import { z } from 'zod'
import { named } from './named'

/** The body of every data error that is not about a field. */
export const detailSchema = named('Detail', z.object({ detail: z.string() }))

/** The body of 409: the stored state, what was sent, and who changed it last (null if unknown). */
export const conflictSchema = named(
  'Conflict',
  z.object({
    detail: z.string(),
    current: z.unknown(),
    yours: z.unknown(),
    by: z.string().nullable(),
  }),
)

/** The body of 404: `by` is who deleted it (null if unknown), where that is known to be why. */
export const missingSchema = named('Missing', detailSchema.extend({ by: z.string().nullable().optional() }))

/** Field errors, nested like the data they are about; `non_field_errors` for what concerns the whole. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}
