import { z } from 'zod'

/** The last file of a backup: a list of its contents with their hashes. */
export const manifestName = 'manifest.json'

/**
 * Returns the name of a table's file, with one JSON object per row that has the text of each
 * column.
 */
export const rowsName = (table: string) => `rows/${table}.jsonl`

/** Returns the name of the file of a storage key. */
export const fileName = (key: string) => `files/${key}`

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)
/** Without `.` and `..`, so that it stays within the storage's folder. */
const key = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/)

const tableSchema = z.strictObject({
  name: z.string().min(1),
  columns: z.array(z.string()),
  rows: count,
  /** Hash of the file in the archive. */
  sha256: hash,
  /** Digest of the rows, independent of their order (row-digest.ts). */
  digest: hash,
})

const sequenceSchema = z.strictObject({
  name: z.string().min(1),
  /** A 64-bit integer. */
  value: z.string().regex(/^-?\d+$/),
  /** True if the value has been used. */
  isCalled: z.boolean(),
})

export const manifestSchema = z.strictObject({
  format: z.literal('buehnenhaus-backup'),
  formatVersion: z.literal(1),
  /** The version of the program that created it. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** The last migration: its time in the journal, and its name if known. */
  level: z.strictObject({ when: count, tag: z.string().nullable() }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(z.strictObject({ key, size: count, sha256: hash })),
  /** Keys of files that were deleted during the backup. */
  deleted: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type SequenceEntry = z.infer<typeof sequenceSchema>
