import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { paginated } from '../common/pagination'

/** A subject that downloads are arranged by, in the asked language. */
export const downloadCategorySchema = named(
  'DownloadCategory',
  z.object({ id: z.number().int(), title: z.string(), slug: z.string() }),
)

/**
 * A file to download; `size` in bytes, `type` its media type, `language` the one that it is written in. `published` is when it was
 * put there; a backend may leave it out.
 */
export const downloadFileSchema = named(
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

/** Files that belong together, in their order; `zip` is the address of all of them in one, where the backend offers that. */
export const downloadDirectorySchema = named(
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

/** GET api/download-categories/ and download-protected-categories/, in their order. */
export const downloadCategoryListSchema = named('DownloadCategoryList', paginated(downloadCategorySchema))

/**
 * GET api/download-directories/ and download-protected-directories/, in their order. There are
 * `ceil(count / page_size)` pages (spec §9).
 */
export const downloadDirectoryListSchema = named(
  'DownloadDirectoryList',
  paginated(downloadDirectorySchema).extend({ page_size: z.number().int() }),
)

export type DownloadCategory = z.infer<typeof downloadCategorySchema>
export type DownloadFile = z.infer<typeof downloadFileSchema>
export type DownloadDirectory = z.infer<typeof downloadDirectorySchema>
