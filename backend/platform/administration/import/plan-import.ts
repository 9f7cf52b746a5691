import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ImportLine, ImportMapping, ImportPreview } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'
import type { RecordValues } from '../../db/schema/content/record-versions'
import type { CsvTable } from '../../text-files/read-csv'
import { checkDrafts } from './check-drafts'
import { type Draft, draftLine, type ImportableType } from './draft-line'
import type { Cell, PlannedRecord } from './importable'
import { checkMapping, idTarget, proposeMapping } from './map-columns'
import { type MappedLine, matchLines } from './match-lines'
import { importMessage } from './messages'

/** What a table would do to the records as they are now. */
export interface ImportPlan {
  preview: ImportPreview
  /** What is to be stored, where no line is wrong. */
  records: PlannedRecord<RecordValues>[]
}

const sampleCount = 3
/** How many lines are compared before others are answered. */
const linesAtOnce = 50

/**
 * Finds out what a table would do.
 * @param mapping what its columns become; null for what their heads say
 * @throws InvalidFieldsError for a mapping that does not fit
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
  checkMapping(targets, { columns: heads.length, cells, locale })

  const isKnown =
    targets.includes(idTarget) || keys.some((key) => key.every((target) => targets.includes(target)))
  const drafts = isKnown ? await draftLines(db, type, { rows, targets, cells, locale }) : []
  const lines = drafts.map((draft) => presentLine(draft, targets))
  const names = keys.map((key) => key.join(' + ')).join(', ')
  const preview: ImportPreview = {
    dry_run: true,
    hash: hashOf(lines),
    encoding: table.encoding,
    separator: table.separator,
    targets: [idTarget, ...cells.map(({ target }) => target)],
    columns: heads.map((text, index) => ({
      head: text,
      target: targets[index] ?? null,
      samples: rows.slice(0, sampleCount).map((row) => row.cells[index] ?? ''),
    })),
    problem: isKnown ? null : importMessage(locale, 'noKey', names),
    counts: countStates(lines),
    lines,
  }
  return { preview, records: drafts.flatMap(({ planned }) => planned ?? []) }
}

interface Table {
  rows: CsvTable['rows']
  targets: ImportMapping
  cells: readonly Cell[]
  locale: Locale
}

async function draftLines(
  db: Queryable,
  type: ImportableType,
  { rows, targets, cells, locale }: Table,
): Promise<Draft[]> {
  const lines = rows.map((row) => mapLine(row, targets))
  const stored = await type.importable.readAll(db, null)
  const matches = matchLines(lines, stored, { ...type.importable, cells, locale })
  const drafts: Draft[] = []
  for (const [index, match] of matches.entries()) {
    const draft = draftLine(type, { mapped: lines[index] ?? emptyLine, match, stored, cells, locale })
    const isLonger = rows[index]?.cells.slice(targets.length).some((cell) => cell !== '')
    if (isLonger) draft.errors.push({ target: null, message: importMessage(locale, 'moreCells') })
    drafts.push(draft)
    // Others are answered between the lines of a large table.
    if (index % linesAtOnce === 0) await setImmediate()
  }
  await checkDrafts(db, type, drafts, locale)
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

function presentLine({ line, id, title, changes, errors }: Draft, targets: ImportMapping): ImportLine {
  return {
    line,
    id,
    title,
    changes,
    state: stateOf({ id, changes, errors }),
    errors: presentErrors(errors, targets),
  }
}

/** What is wrong with several parts of a value is said of its column once. */
function presentErrors(errors: Draft['errors'], targets: ImportMapping): ImportLine['errors'] {
  const presented = errors.map((error) => ({ ...error, column: columnOf(error.target, targets) }))
  const isSaid = new Set<string>()
  return presented.filter(({ column, target, message }) => {
    const key = `${column ?? target} ${message}`
    if (isSaid.has(key)) return false
    isSaid.add(key)
    return true
  })
}

/** The column that an error is about: errors may name a part of a value, or the value whose languages are columns. */
function columnOf(target: string | null, targets: ImportMapping): number | null {
  if (target === null) return null
  const isAbout = (column: string) =>
    column === target || target.startsWith(`${column}.`) || column.startsWith(`${target}.`)
  const column = targets.findIndex((one) => one !== null && isAbout(one))
  return column === -1 ? null : column
}

function stateOf({ id, changes, errors }: Pick<Draft, 'id' | 'changes' | 'errors'>): ImportLine['state'] {
  if (errors.length > 0) return 'wrong'
  if (id === null) return 'new'
  return changes.length > 0 ? 'changed' : 'unchanged'
}

function countStates(lines: readonly ImportLine[]): ImportPreview['counts'] {
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 }
  for (const { state } of lines) counts[state] += 1
  return counts
}

/** The same as long as the same would be written, in whichever language it is told. */
function hashOf(lines: readonly ImportLine[]): string {
  const facts = lines.map(({ line, state, id, changes }) => [line, state, id, changes])
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}
