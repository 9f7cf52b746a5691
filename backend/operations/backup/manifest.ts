import { z } from 'zod'

/** The name of the last file of a backup, which lists its contents with their hashes. */
export const manifestName = 'manifest.json'

/**
 * Returns the name of the file with the rows of a table. Each line is a JSON object with the text
 * of each column of a row.
 */
export const rowsName = (table: string) => `rows/${table}.jsonl`

/** Returns the name in the archive of the stored file with a key. */
export const fileName = (key: string) => `files/${key}`

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)
/**
 * A storage key without the segments `.` and `..`, so that a restored file cannot leave the folder
 * of the storage.
 */
const key = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/)

const tableSchema = z.strictObject({
  name: z.string().min(1),
  columns: z.array(z.string()),
  rows: count,
  /** The hash of the file with the rows in the archive. */
  sha256: hash,
  /** The digest of the rows, which does not depend on their order (row-digest.ts). */
  digest: hash,
})

const sequenceSchema = z.strictObject({
  name: z.string().min(1),
  /** A 64-bit integer as text, because JSON numbers are less precise. */
  value: z.string().regex(/^-?\d+$/),
  /** True if the value has been used. */
  isCalled: z.boolean(),
})

export const manifestSchema = z.strictObject({
  format: z.literal('buehnenhaus-backup'),
  formatVersion: z.literal(1),
  /** The version of the program that created the backup. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** The last migration: its time in the journal, and its name if known. */
  level: z.strictObject({ when: count, tag: z.string().nullable() }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(z.strictObject({ key, size: count, sha256: hash })),
  /** The keys of files that were deleted during the backup, and are not in it. */
  deleted: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type SequenceEntry = z.infer<typeof sequenceSchema>
