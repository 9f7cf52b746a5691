import { z } from 'zod'
import { normalizeText } from '../common/normalize-text'
import { pictureTextLimits } from './media'

/** A normalized text. NUL, which PostgreSQL cannot store, is rejected. */
const normalizedText = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => !text.includes('\0'))
    .overwrite(normalizeText)

/** A position from 0 to 1, rounded like the stored value, so that a repeated change is a no-op. */
const fraction = z
  .number()
  .min(0)
  .max(1)
  .transform((value) => Math.round(value * 10_000) / 10_000)

export const pictureDetailsSchema = z.object({
  alt_de: normalizedText(pictureTextLimits.alt),
  alt_en: normalizedText(pictureTextLimits.alt),
  description_de: normalizedText(pictureTextLimits.description),
  description_en: normalizedText(pictureTextLimits.description),
  copyright: normalizedText(pictureTextLimits.copyright),
  is_decorative: z.boolean(),
  focal: z.object({ x: fraction, y: fraction }),
  folder: z.int32().positive().nullable(),
})

export type PictureDetails = z.infer<typeof pictureDetailsSchema>
