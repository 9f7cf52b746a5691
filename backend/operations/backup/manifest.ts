import { z } from 'zod'

/** Last file of a backup, with hashes of the others. */
export const manifestName = 'manifest.json'

/** Returns the name of the file with a table's rows. Each line is a JSON object of texts. */
export const toRowsName = (table: string) => `rows/${table}.jsonl`

/** Returns the name of a stored file in the archive. */
export const toFileName = (key: string) => `files/${key}`

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)
const countSchema = z.number().int().min(0)
/** A storage key without `.` and `..`, so that no file leaves the storage. */
const keySchema = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/)

const tableSchema = z.strictObject({
  name: z.string().min(1),
  columns: z.array(z.string()),
  rows: countSchema,
  /** Hash of the file with the rows. */
  sha256: hashSchema,
  /** Digest of the rows, independent of their order (row-digest.ts). */
  digest: hashSchema,
})

const sequenceSchema = z.strictObject({
  name: z.string().min(1),
  /** A 64-bit integer as text, because JSON numbers lose precision. */
  value: z.string().regex(/^-?\d+$/),
  /** True if the value was used. */
  isCalled: z.boolean(),
})

export const manifestSchema = z.strictObject({
  format: z.literal('buehnenhaus-backup'),
  formatVersion: z.literal(1),
  /** Version of the program. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** Last migration: its time, and its name if known. */
  level: z.strictObject({ when: countSchema, tag: z.string().nullable() }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(z.strictObject({ key: keySchema, size: countSchema, sha256: hashSchema })),
  /** Keys of files that were deleted during the backup. */
  deleted: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type SequenceEntry = z.infer<typeof sequenceSchema>
