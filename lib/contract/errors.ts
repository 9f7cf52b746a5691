import { z } from 'zod'

/** The body of every data error that is not about a field. */
export const detailSchema = z.object({ detail: z.string() }).meta({ id: 'Detail' })

/** Field errors, nested like the data they are about; `non_field_errors` for what concerns the whole. */
export interface FieldErrors {
  [field: string]: string[] | FieldErrors
}
