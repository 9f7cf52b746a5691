import { z } from 'zod'
import { nameSchema } from '../common/named'

/**
 * Limits of a CSV file: its size in bytes, rows without the header, columns, and characters in a
 * cell.
 */
export const importLimits = { bytes: 5 * 1024 * 1024, lines: 5000, columns: 200, cell: 20_000 }

/**
 * Targets of the columns, in the order of the file: `id`, a value (`place`), a value in one
 * language (`title.de`), or null if the column is ignored.
 */
export const importMappingSchema = z.array(z.string().nullable()).max(importLimits.columns)

/** Effect of importing a row. `wrong` rows are not imported. */
const importLineStates = ['new', 'changed', 'unchanged', 'wrong'] as const

const message = z.object({ column: z.number().int().nullable(), target: z.string().nullable(), message: z.string() })

/** CSV file with the `wrong` rows and the reasons for each; null if there are none. */
const rejectedTable = z.string().nullable().default(null)

const line = z.object({
  /** Number of the row as spreadsheets show it. The header is row 1. */
  line: z.number().int(),
  state: z.enum(importLineStates),
  /** Id of the record that the row changes; null if it creates one, or if none matches. */
  id: z.number().int().nullable(),
  title: z.string(),
  /** Changed cells, spelled as in the file. For a new record, all cells that are not empty. */
  changes: z.array(z.object({ target: z.string(), from: z.string(), to: z.string() })),
  /**
   * `column` is an index into `columns`; null if no column has this target. `target` is null if the
   * error concerns the whole row.
   */
  errors: z.array(message),
  /** Values that are imported although they are probably wrong. */
  warnings: z.array(message).default([]),
})

/** Result of a dry run, which writes nothing. */
const preview = z.object({
  dry_run: z.literal(true),
  /**
   * Hash that the import must send back. If the file or the records have changed since the dry run,
   * the import fails with 409.
   */
  hash: z.string(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  separator: z.enum([';', ',', '\t', '|']),
  targets: z.array(z.string()),
  /** Columns of the file, with their targets and with sample values from the first rows. */
  columns: z.array(z.object({ head: z.string(), target: z.string().nullable(), samples: z.array(z.string()) })),
  /** Reason why no row could be checked, for example a missing id column; otherwise null. */
  problem: z.string().nullable(),
  counts: z.record(z.enum(importLineStates), z.number().int()),
  rejected: rejectedTable,
  lines: z.array(line),
})

/** Result of an import: the ids of the records that it wrote. */
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
 * derived from the header by default); `dry_run` (true unless it is `false`); `hash` (from the dry
 * run, required for the import).
 */
export const recordImportSchema = nameSchema('RecordImport', z.discriminatedUnion('dry_run', [preview, result]))

export type ImportMapping = z.infer<typeof importMappingSchema>
export type ImportPreview = z.infer<typeof preview>
export type ImportLine = z.infer<typeof line>
export type ImportResult = z.infer<typeof result>
