import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'

export interface Cell {
  /** Name of the field, or `title.de` for one language of a bilingual text. */
  target: string
  /** The column heading in exported tables. */
  head: Readonly<Record<Locale, string>>
  /** Headings that imports accept besides `target` and `head`. */
  heads: readonly string[]
  toText(value: unknown): string
  /** Parses a cell. Returns unreadable text unchanged, for the schema to reject. */
  fromText(text: string): unknown
}

/** A record to store. `id` is null for a new record. */
export interface PlannedRecord<Values> {
  line: number
  id: number | null
  values: Values
}

export interface Importable<Values> {
  cells(db: Queryable, locale: Locale): Promise<readonly Cell[]>
  /**
   * Combinations of fields that identify a record without an id, in this order. A combination with
   * an empty first field is skipped. Two lines must not match the same record.
   */
  keys: readonly (readonly [string, ...string[]])[]
  /** Lists the ids of records that keys do not identify. A table must name these ids. */
  listUnkeyedIds?(db: Queryable): Promise<readonly number[]>
  hasCaseSensitiveKeys?: true
  /** Defaults of a new record. A table must have all other fields. */
  blankValues: Partial<Values>
  /** Loads records by id; all records for null. */
  readAll(db: Queryable, ids: readonly number[] | null): Promise<Map<number, Values>>
  /**
   * Validates all lines together, and returns errors by line. By default, `check` validates each
   * line.
   */
  checkAll?(
    db: Queryable,
    plannedRecords: readonly PlannedRecord<Values>[],
    locale: Locale,
  ): Promise<Map<number, FieldErrors>>
  /**
   * Fields that indicate a duplicate. A new record gets a warning if a stored one has the same
   * value.
   */
  duplicateTargets?: readonly string[]
  /** Returns warnings about valid but improbable values. */
  warn?(values: Values, locale: Locale): FieldErrors
}

type Head = Cell['head']

/** Lists the normalized headings that a cell accepts. */
export function listHeads({ target, head, heads }: Cell): string[] {
  return [...new Set([target, head.de, head.en, ...heads].map(normalizeName))]
}

/** Creates the cell of a text, or of one language of it. */
export function textCell(target: string, head: Head, ...heads: string[]): Cell {
  return { target, head, heads, toText: (value) => String(value ?? ''), fromText: (text) => text }
}

/** Creates the cell of an integer. An empty cell means null. */
export function numberCell(target: string, head: Head, ...heads: string[]): Cell {
  return {
    ...textCell(target, head, ...heads),
    fromText(text) {
      if (text === '') return null
      return /^-?\d{1,9}$/.test(text) ? Number(text) : text
    },
  }
}

/** The words of a code in an enumeration. Imports also accept `otherWords`. */
export interface ChoiceWords extends Readonly<Record<Locale, string>> {
  otherWords?: readonly string[]
}

interface ChoiceOptions {
  locale: Locale
  head: Head
  heads: readonly string[]
  /** The value of an empty cell. */
  emptyValue: unknown
}

/**
 * Creates the cell of an enumeration. Exports write `Sachsen (DE-SN)`; imports also accept the code
 * or the word alone.
 */
export function choiceCell(
  target: string,
  choices: Readonly<Record<string, ChoiceWords>>,
  { locale, head, heads, emptyValue }: ChoiceOptions,
): Cell {
  const codes = new Map<string, string>()
  for (const [code, { de, en, otherWords = [] }] of Object.entries(choices)) {
    const names = [code, de, en, ...otherWords, formatChoice(de, code), formatChoice(en, code)]
    for (const name of names) codes.set(normalizeName(name), code)
  }
  return {
    ...textCell(target, head, ...heads),
    toText(value) {
      const code = String(value ?? '')
      const words = choices[code]
      return words ? formatChoice(words[locale], code) : code
    },
    fromText: (text) => (text === '' ? emptyValue : (codes.get(normalizeName(text)) ?? text)),
  }
}

const formatChoice = (word: string, code: string) => `${word} (${code})`

/**
 * Creates the cell of related records: their titles with commas. An ambiguous title becomes an id.
 */
export function relationsCell(
  target: string,
  records: readonly { id: number; title: Record<Locale, string> }[],
  { locale, head, heads }: { locale: Locale; head: Head; heads: readonly string[] },
): Cell {
  const recordsById = new Map(records.map((record) => [record.id, record]))
  // Built once, because a table may name thousands of records.
  const idsByName = new Map<string, Set<number>>()
  for (const { id, title } of records) {
    for (const name of [title.de, title.en, String(id)].map(normalizeName)) {
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id))
    }
  }
  const findIds = (name: string) => [...(idsByName.get(normalizeName(name)) ?? [])]
  const toName = (id: unknown) => {
    const title = (typeof id === 'number' ? recordsById.get(id) : undefined)?.title[locale] ?? ''
    return title.includes(',') || findIds(title).length !== 1 ? String(id) : title
  }
  return {
    ...textCell(target, head, ...heads),
    toText: (value) => (Array.isArray(value) ? value.map(toName).join(', ') : ''),
    fromText(text) {
      const names = text.split(',').map((name) => name.trim())
      const ids = names.filter(Boolean).map((name) => {
        const matches = findIds(name)
        return matches.length === 1 ? matches[0] : name
      })
      return ids.every((id) => typeof id === 'number') ? ids.toSorted((a, b) => a - b) : ids
    },
  }
}

/** Removes case, punctuation and spaces, for comparison. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the value of a field, or of one language. */
export function getValue(values: Readonly<Record<string, unknown>>, target: string): unknown {
  const [name = '', language] = target.split('.')
  const value = values[name]
  if (language === undefined) return value
  return value && typeof value === 'object' ? Object.entries(value).find(([key]) => key === language)?.[1] : ''
}

/** Returns a copy of the values in which a target has a new value. */
export function replaceValue(
  values: Readonly<Record<string, unknown>>,
  target: string,
  value: unknown,
): Record<string, unknown> {
  const [name = '', language] = target.split('.')
  if (language === undefined) return { ...values, [name]: value }
  const texts = values[name]
  return { ...values, [name]: { ...(texts && typeof texts === 'object' ? texts : {}), [language]: value } }
}
