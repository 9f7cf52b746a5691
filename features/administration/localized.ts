import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A text in both languages; empty if missing. */
export const localizedSchema = z.object({ de: text, en: text })
