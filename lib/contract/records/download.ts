import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { paginated } from '../common/pagination'

/** A category of downloads, in the requested language. */
export const downloadCategorySchema = nameSchema(
  'DownloadCategory',
  z.object({ id: z.number().int(), title: z.string(), slug: z.string() }),
)

/**
 * A file to download. `size` is in bytes, `type` is the media type, `language` is the language of
 * the content. `published` is the time of the upload; other backends may omit it.
 */
export const downloadFileSchema = nameSchema(
  'DownloadFile',
  z.object({
    id: z.number().int(),
    title: z.string(),
    size: z.number().int(),
    type: z.string(),
    date: z.iso.date(),
    language: localeSchema,
    url: z.string(),
    published: z.iso.datetime({ offset: true }).optional(),
  }),
)

/**
 * A directory with its files in order. `zip` is the address of an archive with all files, if the
 * backend offers one.
 */
export const downloadDirectorySchema = nameSchema(
  'DownloadDirectory',
  z.object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    category: downloadCategorySchema,
    files: z.array(downloadFileSchema),
    zip: z.string().nullable().optional(),
  }),
)

/** GET api/download-categories/ and download-protected-categories/, in order. */
export const downloadCategoryListSchema = nameSchema('DownloadCategoryList', paginated(downloadCategorySchema))

/**
 * GET api/download-directories/ and download-protected-directories/, in order. The number of pages
 * is `ceil(count / page_size)` (spec §9).
 */
export const downloadDirectoryListSchema = nameSchema(
  'DownloadDirectoryList',
  paginated(downloadDirectorySchema).extend({ page_size: z.number().int() }),
)

export type DownloadCategory = z.infer<typeof downloadCategorySchema>
export type DownloadFile = z.infer<typeof downloadFileSchema>
export type DownloadDirectory = z.infer<typeof downloadDirectorySchema>
