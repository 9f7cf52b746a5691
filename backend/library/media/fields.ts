import { z } from '@hono/zod-openapi'
import { normalizeText } from '@/lib/contract/common/normalize-text'
import { revisionSchema as revision } from '@/lib/contract/common/revision'
import { pictureTextLimits } from '@/lib/contract/media/media'

/** A normalized text. NUL, which PostgreSQL cannot store, is rejected. */
const normalizedText = (limit: number) =>
  z
    .string()
    .max(limit)
    .refine((text) => !text.includes('\0'))
    .overwrite(normalizeText)

const folderId = z.int32().positive()

/**
 * The texts of a picture. `alt` and `description` without a language are in the language of the
 * request.
 */
const pictureTexts = z.object({
  alt: normalizedText(pictureTextLimits.alt),
  alt_de: normalizedText(pictureTextLimits.alt),
  alt_en: normalizedText(pictureTextLimits.alt),
  description: normalizedText(pictureTextLimits.description),
  description_de: normalizedText(pictureTextLimits.description),
  description_en: normalizedText(pictureTextLimits.description),
  copyright: normalizedText(pictureTextLimits.copyright),
})

/** The form of an upload. Form values are strings; an empty `folder` means no folder. */
export const uploadSchema = pictureTexts.partial().extend({
  file: z
    .custom<File>((value) => value instanceof File && value.size > 0)
    .openapi({ type: 'string', format: 'binary' }),
  folder: z
    .string()
    .regex(/^([1-9]\d{0,8})?$/)
    .transform((text) => (text === '' ? null : Number(text)))
    .optional(),
  is_decorative: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
})

/** A position from 0 to 1, rounded like the stored value, so that a repeated change is a no-op. */
const fraction = z
  .number()
  .min(0)
  .max(1)
  .transform((value) => Math.round(value * 10_000) / 10_000)

/** A change of a picture. Absent fields stay unchanged. */
export const pictureChangeSchema = pictureTexts
  .extend({
    is_decorative: z.boolean(),
    focal: z.object({ x: fraction, y: fraction }),
    folder: folderId.nullable(),
  })
  .partial()
  .extend({ revision })

/** The body of a deletion. */
export const deletionSchema = z.object({ revision })

const folderName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((name) => !/\p{Cc}/u.test(name))

export const newFolderSchema = z.object({ name: folderName, parent: folderId.nullable().default(null) })
export const folderChangeSchema = z
  .object({ name: folderName, parent: folderId.nullable() })
  .partial()
  .extend({ revision })

export type PictureChange = Omit<z.infer<typeof pictureChangeSchema>, 'revision'>
export type FolderChange = Omit<z.infer<typeof folderChangeSchema>, 'revision'>

/** The orderings of the list of pictures. */
export const orderings = [
  '-created_at',
  'created_at',
  'file_name',
  '-file_name',
  'byte_size',
  '-byte_size',
] as const
