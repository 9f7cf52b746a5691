import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A text in German and English; a missing language becomes an empty text. */
export const localizedSchema = z.object({ de: text, en: text })
