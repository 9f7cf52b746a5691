import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Schema of a text in German and English. If a language is missing, its text is empty. */
export const localizedSchema = z.object({ de: text, en: text })
