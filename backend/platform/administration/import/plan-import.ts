import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ImportLine, ImportMapping, ImportPreview } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'
import type { RecordValues } from '../../db/schema/content/record-versions'
import { writeCsv } from '../../text-files/csv'
import type { CsvTable } from '../../text-files/read-csv'
import { checkDrafts } from './check-drafts'
import { type Draft, draftLine, type ImportableType } from './draft-line'
import { type Cell, getValue, normalizeName, type PlannedRecord } from './importable'
import { assertMapping, idTarget, proposeMapping } from './map-columns'
import { type MappedLine, matchLines } from './match-lines'
import { importMessage } from './messages'

/** The effect that a table would have on the current records. */
export interface ImportPlan {
  preview: ImportPreview
  records: PlannedRecord<RecordValues>[]
}

const sampleCount = 3
/** Number of lines between pauses for other requests. */
const linesPerTurn = 50

/**
 * Computes the effect of a table without writing it.
 * @param mapping target of each column; null to use the headings
 * @throws InvalidFieldsError for a mapping that does not fit the table
 */
export async function planImport(
  db: Queryable,
  type: ImportableType,
  { table, mapping, locale }: { table: CsvTable; mapping: ImportMapping | null; locale: Locale },
): Promise<ImportPlan> {
  const { keys } = type.importable
  const cells = await type.importable.cells(db, locale)
  const [head, ...rows] = table.rows
  const heads = head?.cells ?? []
  const targets = mapping ?? proposeMapping(heads, cells)
  assertMapping(targets, { columns: heads.length, cells, locale })

  const canMatch = targets.includes(idTarget) || keys.some((key) => key.every((target) => targets.includes(target)))
  const drafts = canMatch ? await createDrafts(db, type, { rows, targets, cells, locale }) : []
  const lines = drafts.map((draft) => presentLine(draft, targets))
  const names = keys.map((key) => key.join(' + ')).join(', ')
  const preview: ImportPreview = {
    dry_run: true,
    hash: hashLines(lines),
    encoding: table.encoding,
    separator: table.separator,
    targets: [idTarget, ...cells.map(({ target }) => target)],
    columns: heads.map((text, index) => ({
      head: text,
      target: targets[index] ?? null,
      samples: rows.slice(0, sampleCount).map((row) => row.cells[index] ?? ''),
    })),
    problem: canMatch ? null : importMessage(locale, 'noKey', names),
    counts: countStates(lines),
    rejected: formatRejectedLines(table, lines, locale),
    lines,
  }
  const importedDrafts = drafts.filter(({ errors }) => errors.length === 0)
  return { preview, records: importedDrafts.flatMap(({ plannedRecord }) => plannedRecord ?? []) }
}

interface DraftOptions {
  rows: CsvTable['rows']
  targets: ImportMapping
  cells: readonly Cell[]
  locale: Locale
}

async function createDrafts(
  db: Queryable,
  type: ImportableType,
  { rows, targets, cells, locale }: DraftOptions,
): Promise<Draft[]> {
  const lines = rows.map((row) => mapLine(row, targets))
  const storedRecords = await type.importable.readAll(db, null)
  const unkeyedIds = (await type.importable.listUnkeyedIds?.(db)) ?? []
  const matches = matchLines(lines, storedRecords, { ...type.importable, unkeyedIds, cells, locale })
  const drafts: Draft[] = []
  for (const [index, match] of matches.entries()) {
    const draft = draftLine(type, {
      mappedLine: lines[index] ?? emptyLine,
      match,
      storedRecords,
      cells,
      locale,
    })
    const hasExtraCells = rows[index]?.cells.slice(targets.length).some((cell) => cell !== '')
    if (hasExtraCells) draft.errors.push({ target: null, message: importMessage(locale, 'moreCells') })
    drafts.push(draft)
    if (index % linesPerTurn === 0) await setImmediate()
  }
  await checkDrafts(db, type, drafts, locale)
  warnOfDuplicates(drafts, storedRecords, { targets: type.importable.duplicateTargets ?? [], locale })
  return drafts
}

const emptyLine: MappedLine = { line: 0, id: '', texts: new Map() }

function mapLine({ line, cells }: CsvTable['rows'][number], targets: ImportMapping): MappedLine {
  const texts = new Map<string, string>()
  for (const [index, target] of targets.entries()) if (target) texts.set(target, cells[index] ?? '')
  const id = texts.get(idTarget) ?? ''
  texts.delete(idTarget)
  return { line, id, texts }
}

function presentLine(draft: Draft, targets: ImportMapping): ImportLine {
  const { line, id, title, changes, errors, warnings } = draft
  return {
    line,
    id,
    title,
    changes,
    state: toState({ id, changes, errors }),
    errors: presentErrors(errors, targets),
    warnings: errors.length === 0 ? presentErrors(warnings, targets) : [],
  }
}

/** Presents errors by column. Removes repetitions for parts of one value. */
function presentErrors(errors: Draft['errors'], targets: ImportMapping): ImportLine['errors'] {
  const presentedErrors = errors.map((error) => ({ ...error, column: findColumn(error.target, targets) }))
  const reportedKeys = new Set<string>()
  return presentedErrors.filter(({ column, target, message }) => {
    const key = `${column ?? target} ${message}`
    if (reportedKeys.has(key)) return false
    reportedKeys.add(key)
    return true
  })
}

/** Finds the column of an error. The target may be a part of the column, or contain it. */
function findColumn(target: string | null, targets: ImportMapping): number | null {
  if (target === null) return null
  const isAbout = (column: string) =>
    column === target || target.startsWith(`${column}.`) || column.startsWith(`${target}.`)
  const column = targets.findIndex((columnTarget) => columnTarget !== null && isAbout(columnTarget))
  return column === -1 ? null : column
}

function toState({ id, changes, errors }: Pick<Draft, 'id' | 'changes' | 'errors'>): ImportLine['state'] {
  if (errors.length > 0) return 'wrong'
  if (id === null) return 'new'
  return changes.length > 0 ? 'changed' : 'unchanged'
}

function countStates(lines: readonly ImportLine[]): ImportPreview['counts'] {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}

/** Hashes the planned writes, independently of the language. */
function hashLines(lines: readonly ImportLine[]): string {
  const writes = lines.map(({ line, state, id, changes }) => [line, state, id, changes])
  return createHash('sha256').update(JSON.stringify(writes)).digest('hex')
}

/** Warns of new records that share a value with a stored one. */
function warnOfDuplicates(
  drafts: readonly Draft[],
  storedRecords: ReadonlyMap<number, RecordValues>,
  { targets, locale }: { targets: readonly string[]; locale: Locale },
): void {
  const newDrafts = drafts.filter(({ id, plannedRecord }) => id === null && plannedRecord)
  for (const target of newDrafts.length > 0 ? targets : []) {
    const idsByName = new Map<string, number>()
    for (const [id, values] of storedRecords) idsByName.set(toName(values, target), id)
    for (const draft of newDrafts) {
      const name = toName(draft.plannedRecord?.values ?? {}, target)
      const id = name === '' ? undefined : idsByName.get(name)
      if (id !== undefined) draft.warnings.push({ target, message: importMessage(locale, 'duplicate', id) })
    }
  }
}

const toName = (values: RecordValues, target: string) => normalizeName(String(getValue(values, target) ?? ''))

/**
 * Formats lines with errors as CSV, with two more columns at the start: the line number and the
 * reasons. Imports ignore both. Returns null if no line has errors.
 */
function formatRejectedLines(
  { rows: [head, ...rows] }: CsvTable,
  lines: readonly Pick<ImportLine, 'line' | 'errors'>[],
  locale: Locale,
): string | null {
  const heads = head?.cells ?? []
  const errorsByLine = new Map(lines.map(({ line, errors }) => [line, errors]))
  const rejectedRows = rows.flatMap(({ line, cells }) => {
    const reasons = errorsByLine.get(line)?.map(({ column, target, message }) => {
      const columnName = (column === null ? target : heads[column]) ?? ''
      return columnName === '' ? message : `${columnName}: ${message}`
    })
    return reasons && reasons.length > 0 ? [[String(line), reasons.join(' | '), ...cells]] : []
  })
  if (rejectedRows.length === 0) return null
  const firstHeads = [importMessage(locale, 'row'), importMessage(locale, 'reasons')]
  return writeCsv([[...firstHeads, ...heads], ...rejectedRows])
}
