import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** A text in both languages; one that is not there is empty. */
export const localizedSchema = z.object({ de: text, en: text })
