import { z } from 'zod'
import { named } from '../common/named'

/** What a table of CSV may have: bytes, lines below its head, columns, and characters in a cell. */
export const importLimits = { bytes: 5 * 1024 * 1024, lines: 5000, columns: 200, cell: 20_000 }

/**
 * What each column becomes, in the order of the file: `id`, the name of a value (`place`), that of a value in a language (`title.de`),
 * or null for a column that is left out.
 */
export const importMappingSchema = z.array(z.string().nullable()).max(importLimits.columns)

/** What a line of the table would do: `wrong` lines keep the whole table out. */
const importLineStates = ['new', 'changed', 'unchanged', 'wrong'] as const

const line = z.object({
  /** As spreadsheets count rows: the head is row 1. */
  line: z.number().int(),
  state: z.enum(importLineStates),
  /** The record that the line is about; null for a new one, and where none was found. */
  id: z.number().int().nullable(),
  title: z.string(),
  /** The cells that change, as the table has them; of a new record those that are not empty. */
  changes: z.array(z.object({ target: z.string(), from: z.string(), to: z.string() })),
  /** `column` is the place in `columns`, null where none has it; `target` what a column would become, null for the whole line. */
  errors: z.array(
    z.object({ column: z.number().int().nullable(), target: z.string().nullable(), message: z.string() }),
  ),
})

/** What would happen: nothing is written. */
const preview = z.object({
  dry_run: z.literal(true),
  /** Sent back, it says what was seen: if the table or the records have changed since, nothing is imported (409). */
  hash: z.string(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  separator: z.enum([';', ',', '\t']),
  /** Everything that a column can become. */
  targets: z.array(z.string()),
  /** The columns of the table, with what they become, and what their first lines say. */
  columns: z.array(
    z.object({ head: z.string(), target: z.string().nullable(), samples: z.array(z.string()) }),
  ),
  /** Why no line could be looked at, for example since no column says which record a line is about; null otherwise. */
  problem: z.string().nullable(),
  counts: z.record(z.enum(importLineStates), z.number().int()),
  lines: z.array(line),
})

/** What was written, by the ids of the records. */
const result = z.object({
  dry_run: z.literal(false),
  created: z.array(z.number().int()),
  changed: z.array(z.number().int()),
  unchanged: z.number().int(),
})

/**
 * POST api/administration/{type}/import/ as multipart/form-data: `file`, `mapping` (JSON; without it, what the heads say), `dry_run`
 * (`true` unless it is `false`), `hash` (of the preview, where it is no dry run).
 */
export const recordImportSchema = named('RecordImport', z.discriminatedUnion('dry_run', [preview, result]))

export type ImportMapping = z.infer<typeof importMappingSchema>
export type ImportPreview = z.infer<typeof preview>
export type ImportLine = z.infer<typeof line>
export type ImportResult = z.infer<typeof result>
