import { z } from 'zod'

/**
 * Enumeration in responses that a later server may extend. An unknown value becomes `other`, so
 * that browsers with older scripts show a general text.
 */
export function openEnum<Value extends string>(values: readonly Value[]) {
  return z.string().transform((value) => values.find((item) => item === value) ?? 'other')
}
