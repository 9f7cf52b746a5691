import { z } from 'zod'
import { nameSchema } from '../common/named'

/** Limits of a CSV file: bytes, rows without the header, columns, and characters per cell. */
export const importLimits = { bytes: 5 * 1024 * 1024, lines: 5000, columns: 200, cell: 20_000 }

/**
 * Target of each column in file order: `id`, a value (`place`), a value in one language
 * (`title.de`), or null to ignore the column.
 */
export const importMappingSchema = z.array(z.string().nullable()).max(importLimits.columns)

/** Effect of a row. `wrong` rows are not imported. */
const importLineStates = ['new', 'changed', 'unchanged', 'wrong'] as const

const message = z.object({
  column: z.number().int().nullable(),
  target: z.string().nullable(),
  message: z.string(),
})

/** A CSV table of the `wrong` rows with the reasons of each, or null. */
const rejectedTable = z.string().nullable().default(null)

const line = z.object({
  /** Row number as in spreadsheets: the header is row 1. */
  line: z.number().int(),
  state: z.enum(importLineStates),
  /** Id of the matching record; null for a new record and if none was found. */
  id: z.number().int().nullable(),
  title: z.string(),
  /** Changed cells as in the file; for a new record its non-empty cells. */
  changes: z.array(z.object({ target: z.string(), from: z.string(), to: z.string() })),
  /**
   * `column` is an index into `columns` (null if no column has the target). `target` is null for
   * errors of the whole row.
   */
  errors: z.array(message),
  /** Values that are imported but probably wrong. */
  warnings: z.array(message).default([]),
})

/** Result of a dry run: nothing is written. */
const preview = z.object({
  dry_run: z.literal(true),
  /**
   * Sent back with the import. If the file or the records have changed since, the import fails with
   * 409.
   */
  hash: z.string(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  separator: z.enum([';', ',', '\t']),
  /** All possible targets of columns. */
  targets: z.array(z.string()),
  /** Columns of the file with their targets and sample values from the first rows. */
  columns: z.array(
    z.object({ head: z.string(), target: z.string().nullable(), samples: z.array(z.string()) }),
  ),
  /** Reason why no row could be checked, for example a missing id column; null otherwise. */
  problem: z.string().nullable(),
  counts: z.record(z.enum(importLineStates), z.number().int()),
  rejected: rejectedTable,
  lines: z.array(line),
})

/** Ids of the written records. */
const result = z.object({
  dry_run: z.literal(false),
  created: z.array(z.number().int()),
  changed: z.array(z.number().int()),
  unchanged: z.number().int(),
  /** Number of rows that were not imported. */
  wrong: z.number().int().default(0),
  rejected: rejectedTable,
})

/**
 * POST api/administration/{type}/import/ as multipart/form-data. Fields: `file`; `mapping` (JSON,
 * by default derived from the header); `dry_run` (true unless `false`); `hash` (from the preview,
 * required for the import).
 */
export const recordImportSchema = nameSchema(
  'RecordImport',
  z.discriminatedUnion('dry_run', [preview, result]),
)

export type ImportMapping = z.infer<typeof importMappingSchema>
export type ImportPreview = z.infer<typeof preview>
export type ImportLine = z.infer<typeof line>
export type ImportResult = z.infer<typeof result>
