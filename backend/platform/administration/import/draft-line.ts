import type { z } from 'zod'
import type { ImportLine } from '@/lib/contract/administration/record-import'
import type { Locale } from '@/lib/contract/common/locale'
import type { RecordValues } from '../../db/schema/content/record-versions'
import type { Administered } from '../administered'
import { type Cell, type Importable, type PlannedRecord, valueAt, withValue } from './importable'
import { idTarget } from './map-columns'
import type { MappedLine, Match } from './match-lines'
import { importMessage } from './messages'

export type ImportableType = Administered & { importable: Importable<RecordValues> }

/** Whether tables of the type are taken. */
export function isImportable(type: Administered): type is ImportableType {
  return type.importable !== undefined
}

/** What a line would do, and what is wrong with it. */
export interface Draft extends Pick<ImportLine, 'line' | 'id' | 'title' | 'changes'> {
  errors: { target: string | null; message: string }[]
  /** What is to be stored; null where nothing is. */
  planned: PlannedRecord<RecordValues> | null
}

interface Line {
  mapped: MappedLine
  match: Match
  stored: ReadonlyMap<number, RecordValues>
  cells: readonly Cell[]
  locale: Locale
}

/** Compares a line with the record that it is about; what it writes is checked by the type's schema alone. */
export function draftLine(
  { contract, importable }: ImportableType,
  { mapped: { line, texts, id: asked }, match, stored, cells, locale }: Line,
): Draft {
  const id = 'id' in match ? match.id : null
  const before = id === null ? null : (stored.get(id) ?? null)
  const textOf = (values: RecordValues | null, { target, toText }: Cell) =>
    values === null ? '' : toText(valueAt(values, target))
  const touched = cells.filter((cell) => {
    const text = texts.get(cell.target)
    return text !== undefined && text !== textOf(before, cell)
  })
  const title = cells
    .filter(({ target }) => importable.keys.flat().includes(target))
    .flatMap((cell) => [texts.get(cell.target), textOf(before, cell)])
    .find(Boolean)
  const draft: Draft = { line, id, title: title ?? '', changes: [], errors: [], planned: null }
  if ('problem' in match) {
    return { ...draft, errors: [{ target: asked === '' ? null : idTarget, message: match.problem }] }
  }
  if (before !== null && touched.length === 0) return draft

  const wanted = touched.reduce<RecordValues>(
    (values, { target, fromText }) => withValue(values, target, fromText(texts.get(target) ?? '')),
    before ?? importable.blank,
  )
  const parsed =
    before === null ? contract.values.safeParse(wanted) : parseTouched(contract.values, wanted, touched)
  if (!parsed.success) return { ...draft, errors: errorsIn(parsed.error, wanted, locale) }
  const values = { ...wanted, ...parsed.data }
  const changes = touched.flatMap((cell) => {
    const [from, to] = [textOf(before, cell), textOf(values, cell)]
    return from === to ? [] : [{ target: cell.target, from, to }]
  })
  const isSame = before !== null && changes.length === 0
  return { ...draft, changes, planned: isSame ? null : { line, id, values } }
}

/** What the table does not say stays as it is, even where it would not be admitted today. */
function parseTouched(schema: z.ZodObject, wanted: RecordValues, touched: readonly Cell[]) {
  const names = new Set(touched.map(({ target }) => target.split('.')[0]))
  return schema
    .partial()
    .safeParse(Object.fromEntries(Object.entries(wanted).filter(([name]) => names.has(name))))
}

function errorsIn({ issues }: z.ZodError, wanted: RecordValues, locale: Locale): Draft['errors'] {
  return issues.map((issue) => {
    const target = issue.path.filter((part) => typeof part === 'string').join('.')
    const value = valueAt(wanted, target)
    const isMissing = value === undefined || value === null || value === ''
    return { target, message: issueMessage(issue, isMissing, locale) }
  })
}

function issueMessage(issue: z.core.$ZodIssue, isMissing: boolean, locale: Locale): string {
  if (isMissing) return importMessage(locale, 'required')
  return issue.code === 'too_big' && issue.origin === 'string'
    ? importMessage(locale, 'tooLongText', Number(issue.maximum))
    : importMessage(locale, 'invalid')
}
