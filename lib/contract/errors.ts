import { z } from 'zod'
import { named } from './named'

/** The body of every data error that is not about a field. */
export const detailSchema = named('Detail', z.object({ detail: z.string() }))

/** Field errors, nested like the data they are about; `non_field_errors` for what concerns the whole. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}
