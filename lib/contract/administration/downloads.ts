import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { queriedId, recordId } from '../common/record-id'
import { requiredLine } from '../common/single-line'
import { asciiSlug, relation } from './page-records'
import { recordType } from './record-type'

const yesOrNo = z.enum(['true', 'false'])

/** The subjects that downloads are arranged by; everything in a protected one is for members alone. */
export const downloadCategoryRecords = recordType({
  name: 'download-categories',
  section: 'files',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** Empty where it is to be made of the title. */
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

/** Files that belong together, in their order. */
export const downloadDirectoryRecords = recordType({
  name: 'download-directories',
  section: 'files',
  values: z.object({
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** Empty where it is to be made of the title. */
    slug: asciiSlug,
    description: z.object({ de: description, en: description }),
    category: recordId,
    position: z.int().min(0).max(10_000),
    /** Whether its files are those of articles, and seen with them alone; null while nobody has said so. */
    follows_articles: z.boolean().nullable(),
    /** Its files by their ids, in their order; those that are not named stand behind. Each is a record of its own. */
    files: z.array(recordId).max(1000),
  }),
  row: z.object({
    title: z.object({ de: z.string(), en: z.string() }),
    slug: z.string(),
    category: relation,
    /** Whether its category is for members alone. */
    is_protected: z.boolean(),
    follows_articles: z.boolean().nullable(),
    position: z.number().int(),
    files: z.number().int(),
    /** The latest date of its files; null without any. */
    date: z.iso.date().nullable(),
  }),
  filters: z.object({ category: queriedId.optional(), is_protected: yesOrNo.optional() }),
  orderings: ['position', 'title', 'files', 'date'],
  actions: { delete: z.object({}) },
})

/**
 * What is in a file, as POST api/administration/download-files/content/ (multipart/form-data, `file`) answers it: it is sent back as the
 * `content` of a new file, or of one whose content it replaces. Of what is sent `name` and `hash` count; the rest is told.
 */
export const downloadContentSchema = named(
  'DownloadContent',
  z.object({
    /** The file's name with its ending, by which it is saved. */
    name: requiredLine(200),
    /** SHA-256, hexadecimal. */
    hash: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
    /** The media type. */
    type: z.string(),
    /** In bytes. */
    size: z.int32().nonnegative(),
  }),
)

export type DownloadContent = z.infer<typeof downloadContentSchema>

/** Files to download. The address of one stays, whatever becomes of its name and content. */
export const downloadFileRecords = recordType({
  name: 'download-files',
  section: 'files',
  values: z.object({
    directory: recordId,
    title: z.object({ de: requiredLine(200), en: requiredLine(200) }),
    /** The language that the file itself is in, and the date that its content is of. */
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
    /** When the content was stored. */
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
