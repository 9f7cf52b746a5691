import { z } from 'zod'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'
import { imageSchema } from './image'

/** Maximum lengths of the texts about a picture, in characters. */
export const pictureTextLimits = { alt: 512, description: 2000, copyright: 300, fileName: 200 } as const

/** Maximum size of the body of an upload, in bytes (contract, conventions). */
export const maxUploadBytes = 20 * 1024 * 1024

/**
 * Maximum size in bytes of a file from a person outside the office: the PDF of an ad, the logo of
 * an ad or a proposal, a file in a form.
 */
export const maxMemberFileBytes = 10 * 1024 * 1024

/**
 * A picture as editors see it in the media library. `alt` and `description` are in the requested
 * language; fields with a suffix are in the language of the suffix. For a decorative picture,
 * visitors get an empty `alt`.
 */
export const libraryPictureSchema = nameSchema(
  'LibraryPicture',
  imageSchema.extend({
    alt_de: z.string(),
    alt_en: z.string(),
    description_de: z.string(),
    description_en: z.string(),
    is_decorative: z.boolean(),
    file_name: z.string(),
    mime: z.string(),
    byte_size: z.int(),
    folder: z.int().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    revision: z.int(),
  }),
)
export const libraryPictureListSchema = nameSchema('LibraryPictureList', paginated(libraryPictureSchema))

/**
 * A place that uses a picture: a page or container in one language, a person, an HTML selection,
 * the settings, a page in the trash, or saved blocks.
 */
export const pictureUseSchema = nameSchema(
  'PictureUse',
  z.object({
    type: z.enum(['page', 'container', 'person', 'html', 'settings', 'trash', 'saved']),
    id: z.int().nullable(),
    title: z.string(),
    url: z.string().nullable(),
    /** `preview` stands for the fixed state that a preview link shows. */
    state: z.enum(['draft', 'published', 'scheduled', 'preview']),
  }),
)
export const pictureInUseSchema = nameSchema(
  'PictureInUse',
  z.object({ detail: z.string(), used_by: z.array(pictureUseSchema) }),
)

/** A folder in the media library. `pictures` is the number of pictures directly in it. */
export const mediaFolderSchema = nameSchema(
  'MediaFolder',
  z.object({ id: z.int(), name: z.string(), parent: z.int().nullable(), pictures: z.int(), revision: z.int() }),
)

export type LibraryPicture = z.infer<typeof libraryPictureSchema>
export type PictureUse = z.infer<typeof pictureUseSchema>
export type MediaFolder = z.infer<typeof mediaFolderSchema>
