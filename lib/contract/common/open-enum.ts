import { z } from 'zod'

/**
 * Enumeration in responses that a later server may extend. An unknown value becomes `other`, so
 * that browsers with older scripts show a general text.
 */
export function openEnum<const Value extends string>(values: readonly Value[]) {
  const schema = z.enum([...values, 'other'])
  return z.preprocess((value) => schema.safeParse(value).data ?? 'other', schema)
}
