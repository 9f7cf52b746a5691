import { z } from 'zod'

/** The last file of a backup: what it holds, so that all of it can be checked. */
export const manifestName = 'manifest.json'

/** The file of a table's rows: a line of JSON each, an object with the text of every value by its column. */
export const rowsName = (table: string) => `rows/${table}.jsonl`

/** The file of what is stored under a key. */
export const fileName = (key: string) => `files/${key}`

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)
/** Never leads out of the storage's folder. */
const key = z.string().regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\\0]+(?:\/[^/\\\0]+)*$/)

const tableSchema = z.strictObject({
  name: z.string().min(1),
  columns: z.array(z.string()),
  rows: count,
  /** Of the file in the archive. */
  sha256: hash,
  /** Of the rows in any order (row-digest.ts). */
  digest: hash,
})

const sequenceSchema = z.strictObject({
  name: z.string().min(1),
  /** An integer of 64 bits. */
  value: z.string().regex(/^-?\d+$/),
  /** Whether the value was given out already. */
  isCalled: z.boolean(),
})

export const manifestSchema = z.strictObject({
  format: z.literal('buehnenhaus-backup'),
  formatVersion: z.literal(1),
  /** The program that made it. */
  program: z.string(),
  createdAt: z.iso.datetime(),
  database: z.enum(['postgres', 'embedded']),
  /** The last migration: its time in the journal, and its name where the program knows it. */
  level: z.strictObject({ when: count, tag: z.string().nullable() }),
  tables: z.array(tableSchema),
  sequences: z.array(sequenceSchema),
  files: z.array(z.strictObject({ key, size: count, sha256: hash })),
  /** Keys of files that were deleted while the backup was made. */
  deleted: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type SequenceEntry = z.infer<typeof sequenceSchema>
