import { z } from 'zod'

/** A text in both languages. */
export const localizedSchema = z.object({ de: z.string(), en: z.string() })
