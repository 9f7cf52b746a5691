import { z } from 'zod'
import { nameSchema } from './named'

/** Body of an error response, except for errors of fields. */
export const detailSchema = nameSchema('Detail', z.object({ detail: z.string() }))

/**
 * Body of 409: the stored state, the input that was rejected, and the author of the last change
 * (null if unknown). `revision` is that of the stored state, if `current` does not contain it.
 */
export const conflictSchema = nameSchema(
  'Conflict',
  z.object({
    detail: z.string(),
    current: z.unknown(),
    yours: z.unknown(),
    by: z.string().nullable(),
    revision: z.int().optional(),
  }),
)

/**
 * Body of 404. `by` is the person who deleted the object (null if unknown). It is missing if the
 * object was not deleted.
 */
export const missingSchema = nameSchema('Missing', detailSchema.extend({ by: z.string().nullable().optional() }))

/** Errors of fields, nested like the data. `non_field_errors` are errors of the whole object. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}
