import type { z } from 'zod'
import type { ImportLine } from '@/lib/contract/administration/record-import'
import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { RecordValues } from '../../db/schema/content/record-versions'
import { describeIssue } from '../../describe-issue'
import type { Administered } from '../administered'
import { type Cell, getValue, type Importable, type PlannedRecord, replaceValue } from './importable'
import { idTarget } from './map-columns'
import type { MappedLine, Match } from './match-lines'
import { importMessage } from './messages'

export type ImportableType = Administered & { importable: Importable<RecordValues> }

export function isImportable(type: Administered): type is ImportableType {
  return type.importable !== undefined
}

/** The effect of a line, with its errors and warnings. */
export interface Draft extends Pick<ImportLine, 'line' | 'id' | 'title' | 'changes'> {
  errors: { target: string | null; message: string }[]
  warnings: { target: string | null; message: string }[]
  /** The record to store; null if the line changes nothing or has errors. */
  plannedRecord: PlannedRecord<RecordValues> | null
}

interface Line {
  mappedLine: MappedLine
  match: Match
  storedRecords: ReadonlyMap<number, RecordValues>
  cells: readonly Cell[]
  locale: Locale
}

/**
 * Compares a line with its stored record. Validates by the schema; `checkDrafts` validates further.
 */
export function draftLine(
  { contract, importable }: ImportableType,
  { mappedLine: { line, texts, id: idText }, match, storedRecords, cells, locale }: Line,
): Draft {
  const id = 'id' in match ? match.id : null
  const storedValues = id === null ? null : (storedRecords.get(id) ?? null)
  const toCellText = (values: RecordValues | null, { target, toText }: Cell) =>
    values === null ? '' : toText(getValue(values, target))
  const changedCells = cells.filter((cell) => {
    const text = texts.get(cell.target)
    return text !== undefined && text !== toCellText(storedValues, cell)
  })
  const title = cells
    .filter(({ target }) => importable.keys.flat().includes(target))
    .flatMap((cell) => [texts.get(cell.target), toCellText(storedValues, cell)])
    .find(Boolean)
  const draft: Draft = {
    line,
    id,
    title: title ?? '',
    changes: [],
    errors: [],
    warnings: [],
    plannedRecord: null,
  }
  if ('problem' in match) {
    return { ...draft, errors: [{ target: idText === '' ? null : idTarget, message: match.problem }] }
  }
  if (storedValues !== null && changedCells.length === 0) return draft

  const newValues = changedCells.reduce<RecordValues>(
    (values, { target, fromText }) => replaceValue(values, target, fromText(texts.get(target) ?? '')),
    storedValues ?? importable.blankValues,
  )
  const parseResult =
    storedValues === null
      ? contract.values.safeParse(newValues)
      : parseChangedFields(contract.values, newValues, changedCells)
  if (!parseResult.success) return { ...draft, errors: toErrors(parseResult.error, newValues, locale) }
  const values = { ...newValues, ...parseResult.data }
  const changes = changedCells.flatMap((cell) => {
    const [from, to] = [toCellText(storedValues, cell), toCellText(values, cell)]
    return from === to ? [] : [{ target: cell.target, from, to }]
  })
  const isSame = storedValues !== null && changes.length === 0
  if (isSame) return draft
  const warnings = toMessages(importable.warn?.(values, locale) ?? {})
  return { ...draft, changes, warnings, plannedRecord: { line, id, values } }
}

/** Validates only the changed fields. The schema may no longer accept other stored values. */
function parseChangedFields(schema: z.ZodObject, newValues: RecordValues, changedCells: readonly Cell[]) {
  const names = new Set(changedCells.map(({ target }) => target.split('.')[0]))
  return schema.partial().safeParse(Object.fromEntries(Object.entries(newValues).filter(([name]) => names.has(name))))
}

function toErrors({ issues }: z.ZodError, newValues: RecordValues, locale: Locale): Draft['errors'] {
  return issues.map((issue) => {
    const target = issue.path.filter((part) => typeof part === 'string').join('.')
    const value = getValue(newValues, target)
    const isMissing = value === undefined || value === null || value === ''
    return {
      target,
      message: isMissing ? importMessage(locale, 'required') : describeValue(issue, value, locale),
    }
  })
}

function describeValue(issue: z.core.$ZodIssue, value: unknown, locale: Locale): string {
  // An unknown word remains a text where the schema expects a number. The message names the word.
  const description = issue.code === 'invalid_type' ? null : describeIssue(issue, locale)
  if (description !== null) return description
  const texts = [value].flat().filter((part) => typeof part === 'string')
  if (texts.length === 0) return importMessage(locale, 'invalid')
  return importMessage(locale, 'unknownValue', texts.join(', '))
}

/** Converts nested field errors to a flat list with dotted names. */
export function toMessages(errors: FieldErrors, prefix = ''): Draft['errors'] {
  return Object.entries(errors).flatMap(([name, nestedErrors]) => {
    const target = `${prefix}${name}`
    return Array.isArray(nestedErrors)
      ? nestedErrors.map((message) => ({ target, message }))
      : toMessages(nestedErrors, `${target}.`)
  })
}
