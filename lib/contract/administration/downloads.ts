import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { asciiSlug, relation } from './page-records'
import { recordType } from './record-type'

const yesOrNo = z.enum(['true', 'false'])

/** Categories of downloads. Files in a protected category are for members only. */
export const downloadCategoryRecords = recordType({
  name: 'download-categories',
  section: 'files',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** If empty, derived from the title. */
    slug: asciiSlug,
    is_protected: z.boolean(),
    position: z.int().min(0).max(10_000),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    slug: z.string(),
    is_protected: z.boolean(),
    position: z.number().int(),
    directories: z.number().int(),
  }),
  filters: z.object({ is_protected: yesOrNo.optional() }),
  orderings: ['position', 'title', 'directories'],
  actions: { delete: z.object({}) },
})

const description = z.string().trim().max(5000, 'max_length')

/** Directories of downloads with their files in order. */
export const downloadDirectoryRecords = recordType({
  name: 'download-directories',
  section: 'files',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** If empty, derived from the title. */
    slug: asciiSlug,
    description: z.object({ de: description, en: description }),
    category: recordId,
    position: z.int().min(0).max(10_000),
    /** True if its files are visible only together with their articles; null if undecided. */
    follows_articles: z.boolean().nullable(),
    /** Ids of its files in order; unlisted files come last. Each file is a record as well. */
    files: z.array(recordId).max(1000),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    slug: z.string(),
    category: relation,
    /** True if its category is for members only. */
    is_protected: z.boolean(),
    follows_articles: z.boolean().nullable(),
    position: z.number().int(),
    files: z.number().int(),
    /** Latest date of its files; null without files. */
    date: z.iso.date().nullable(),
  }),
  filters: z.object({ category: queriedId.optional(), is_protected: yesOrNo.optional() }),
  orderings: ['position', 'title', 'files', 'date'],
  actions: { delete: z.object({}) },
})

/**
 * Response of POST api/administration/download-files/content/ (multipart/form-data, `file`).
 * Clients send it back as the `content` of a new file or to replace a file's content. On write only
 * `name` and `hash` are used.
 */
export const downloadContentSchema = nameSchema(
  'DownloadContent',
  z.object({
    /** File name with extension, used when the file is saved. */
    name: requiredLine(200),
    /** SHA-256, hexadecimal. */
    hash: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
    /** Media type. */
    type: z.string(),
    /** Size in bytes. */
    size: z.int32().nonnegative(),
  }),
)

export type DownloadContent = z.infer<typeof downloadContentSchema>

/** Files to download. The address of a file is stable: it survives changes of name and content. */
export const downloadFileRecords = recordType({
  name: 'download-files',
  section: 'files',
  values: z.object({
    directory: recordId,
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** Language of the file's content. `date` is the date of the content. */
    language: localeSchema,
    date: z.iso.date(),
    content: downloadContentSchema,
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    directory: relation,
    is_protected: z.boolean(),
    language: localeSchema,
    date: z.iso.date(),
    name: z.string(),
    type: z.string(),
    size: z.number().int(),
    /** Time at which the content was stored. */
    stored_at: z.iso.datetime({ offset: true }),
  }),
  filters: z.object({
    directory: queriedId.optional(),
    category: queriedId.optional(),
    language: localeSchema.optional(),
    is_protected: yesOrNo.optional(),
  }),
  orderings: ['-date', 'title', 'name', 'size'],
  actions: { delete: z.object({}) },
})
