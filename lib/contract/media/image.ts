import { z } from 'zod'
import { nameSchema } from '../common/named'

/** A size of a picture, in three formats. `width` and `height` are those of the file, in pixels. */
export const thumbSchema = nameSchema(
  'Thumb',
  z.object({ avif: z.string(), webp: z.string(), jpg: z.string(), width: z.number().int(), height: z.number().int() }),
)

/**
 * The four sizes of a picture. If a size would be larger than the original, the largest existing
 * size takes its place (spec §3).
 */
export const thumbsSchema = nameSchema(
  'Thumbs',
  z.object({ small: thumbSchema, medium: thumbSchema, large: thumbSchema, xlarge: thumbSchema }),
)

/**
 * A picture in the media library. A decorative picture has an empty `alt`. `focal` is the focal
 * point in fractions of the width and height (0 to 1).
 */
export const imageSchema = nameSchema(
  'Image',
  z.object({
    id: z.number().int(),
    alt: z.string(),
    copyright: z.string(),
    description: z.string(),
    focal: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
    width: z.number().int(),
    height: z.number().int(),
    thumbs: thumbsSchema,
  }),
)

export type Thumb = z.infer<typeof thumbSchema>
export type Thumbs = z.infer<typeof thumbsSchema>
export type Image = z.infer<typeof imageSchema>
