import { z } from '@hono/zod-openapi'
import { revisionSchema as revision } from '@/lib/contract/common/revision'
import { pictureDetailsSchema } from '@/lib/contract/media/picture-details'

const folderId = z.int32().positive()
const { is_decorative, focal, folder, ...texts } = pictureDetailsSchema.shape

/**
 * The texts of a picture. `alt` and `description` without a language are in the language of the
 * request.
 */
const pictureTexts = z.object(texts).extend({ alt: texts.alt_de, description: texts.description_de })

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

/** A change of a picture. Absent fields stay unchanged. */
export const pictureChangeSchema = pictureTexts.extend({ is_decorative, focal, folder }).partial().extend({ revision })

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
export const orderings = ['-created_at', 'created_at', 'file_name', '-file_name', 'byte_size', '-byte_size'] as const
