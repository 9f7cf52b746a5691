import { z } from 'zod'
import { nameSchema } from './named'

/** Body of every data error other than field errors. */
export const detailSchema = nameSchema('Detail', z.object({ detail: z.string() }))

/**
 * Body of 409: the stored state, the rejected input, and the author of the last change (null if
 * unknown).
 */
export const conflictSchema = nameSchema(
  'Conflict',
  z.object({
    detail: z.string(),
    current: z.unknown(),
    yours: z.unknown(),
    by: z.string().nullable(),
  }),
)

/**
 * Body of 404. `by` is the person who deleted the object (null if unknown); missing if it was not
 * deleted.
 */
export const missingSchema = nameSchema(
  'Missing',
  detailSchema.extend({ by: z.string().nullable().optional() }),
)

/** Field errors, nested like the data. `non_field_errors` holds errors of the whole object. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}
