import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { daySchema } from '../common/time-range'
import { asciiSlug, relation } from './page-records'
import { defineRecordType } from './record-type'

const yesOrNo = z.enum(['true', 'false'])

/** Categories of downloads. Only members may get the files in a protected category. */
export const downloadCategoryRecords = defineRecordType({
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

/** Directories of downloads. Their files have an order. */
export const downloadDirectoryRecords = defineRecordType({
  name: 'download-directories',
  section: 'files',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** If empty, derived from the title. */
    slug: asciiSlug,
    description: z.object({ de: description, en: description }),
    category: recordId,
    position: z.int().min(0).max(10_000),
    /**
     * True if files in this directory are visible only while an article that uses them is visible.
     * Null stands for false; it becomes true when an article gets the empty directory.
     */
    follows_articles: z.boolean().nullable(),
    /**
     * Ids of the files in their order. Files that are not listed come last. Each file is also a
     * record.
     */
    files: z.array(recordId).max(1000),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    slug: z.string(),
    category: relation,
    /** True if the category is for members only. */
    is_protected: z.boolean(),
    follows_articles: z.boolean().nullable(),
    position: z.number().int(),
    files: z.number().int(),
    /** Latest date of the files; null if the directory is empty. */
    date: z.iso.date().nullable(),
  }),
  filters: z.object({ category: queriedId.optional(), is_protected: yesOrNo.optional() }),
  orderings: ['position', 'title', 'files', 'date'],
  actions: { delete: z.object({}) },
})

/**
 * Response of POST api/administration/download-files/content/ (multipart/form-data, `file`). To
 * create a file or replace its content, clients send the response back as `content`. The backend
 * then uses only its `name` and `hash`.
 */
export const downloadContentSchema = nameSchema(
  'DownloadContent',
  z.object({
    /** File name with extension. Browsers use it when they save the file. */
    name: requiredLine(200),
    /** SHA-256 hash of the content, hexadecimal. */
    hash: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
    type: z.string(),
    /** Size in bytes. */
    size: z.int32().nonnegative(),
  }),
)

export type DownloadContent = z.infer<typeof downloadContentSchema>

/** Files to download. The address of a file stays the same if its name or content changes. */
export const downloadFileRecords = defineRecordType({
  name: 'download-files',
  section: 'files',
  values: z.object({
    directory: recordId,
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** Language of the content. `date` is the date of the content. */
    language: localeSchema,
    date: daySchema,
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
