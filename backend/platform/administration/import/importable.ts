import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'

/** Conversion of a value to and from a table cell. */
export interface Cell {
  /** Field name, or `title.de` for one language of a bilingual text. */
  target: string
  /** The heading in exported tables. */
  head: Readonly<Record<Locale, string>>
  /** Column headings accepted in addition to the field name and the exported ones. */
  heads: readonly string[]
  toText(value: unknown): string
  /** Returns unreadable text unchanged; the type's schema then rejects it. */
  fromText(text: string): unknown
}

/** A record to store; `id` is null for a new one. */
export interface PlannedRecord<Values> {
  line: number
  id: number | null
  values: Values
}

/** Import and export of a record type as a table. */
export interface Importable<Values> {
  cells(db: Queryable, locale: Locale): Promise<readonly Cell[]>
  /**
   * Combinations of fields that identify the record of a line without an id. The first combination
   * applies whose first field has a value in the line and in the record; all its fields must match.
   * Two lines cannot match the same record.
   */
  keys: readonly (readonly [string, ...string[]])[]
  /** True if keys are case-sensitive. */
  keysHaveCase?: true
  /** Default values of a new record. Fields without a default are required in the table. */
  blank: Partial<Values>
  /** Loads the values of these records, or of all for null, by id. */
  readAll(db: Queryable, ids: readonly number[] | null): Promise<Map<number, Values>>
  /**
   * Validates all lines together and returns errors by line number. If absent, `check` runs for
   * each line.
   */
  checkAll?(
    db: Queryable,
    plannedRecords: readonly PlannedRecord<Values>[],
    locale: Locale,
  ): Promise<Map<number, FieldErrors>>
  /**
   * Targets for a warning: a new record with the values of an existing one is probably a duplicate.
   */
  twinTargets?: readonly string[]
  /** Returns warnings about values that are valid but probably wrong. */
  warn?(values: Values, locale: Locale): FieldErrors
}

type Head = Cell['head']

/** Returns all headings of a cell. */
export function listHeads({ target, head, heads }: Cell): string[] {
  return [...new Set([target, head.de, head.en, ...heads].map(normalizeName))]
}

/** Cell of a text field, or of one language of it. */
export function textCell(target: string, head: Head, ...heads: string[]): Cell {
  return { target, head, heads, toText: (value) => String(value ?? ''), fromText: (text) => text }
}

/** Cell of an integer field; empty text is null. */
export function numberCell(target: string, head: Head, ...heads: string[]): Cell {
  return {
    ...textCell(target, head, ...heads),
    fromText(text) {
      if (text === '') return null
      return /^-?\d{1,9}$/.test(text) ? Number(text) : text
    },
  }
}

/** The words of a code: one for each language, and others that tables use. */
export interface ChoiceWords extends Readonly<Record<Locale, string>> {
  others?: readonly string[]
}

interface ChoiceOptions {
  locale: Locale
  head: Head
  heads: readonly string[]
  /** The value of empty text. */
  empty: unknown
}

/**
 * Cell of an enumeration. Writes the word of a code with the code, `Sachsen (DE-SN)`; reads codes,
 * their words, and both.
 */
export function choiceCell(
  target: string,
  choices: Readonly<Record<string, ChoiceWords>>,
  { locale, head, heads, empty }: ChoiceOptions,
): Cell {
  const codes = new Map(
    Object.entries(choices).flatMap(([code, { de, en, others = [] }]) =>
      [code, de, en, ...others, withCode(de, code), withCode(en, code)].map((name) => [
        normalizeName(name),
        code,
      ]),
    ),
  )
  return {
    ...textCell(target, head, ...heads),
    toText(value) {
      const code = String(value ?? '')
      const words = choices[code]
      return words ? withCode(words[locale], code) : code
    },
    fromText: (text) => (text === '' ? empty : (codes.get(normalizeName(text)) ?? text)),
  }
}

const withCode = (word: string, code: string) => `${word} (${code})`

/**
 * Cell of a relation list: record titles in either language, separated by commas. Ambiguous titles
 * are written as ids.
 */
export function relationsCell(
  target: string,
  records: readonly { id: number; title: Record<Locale, string> }[],
  { locale, head, heads }: { locale: Locale; head: Head; heads: readonly string[] },
): Cell {
  const byId = new Map(records.map((record) => [record.id, record]))
  // Built once: a table may reference thousands of records.
  const idsByName = new Map<string, Set<number>>()
  for (const { id, title } of records) {
    for (const name of [title.de, title.en, String(id)].map(normalizeName)) {
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id))
    }
  }
  const findIds = (name: string) => [...(idsByName.get(normalizeName(name)) ?? [])]
  const toName = (id: unknown) => {
    const title = (typeof id === 'number' ? byId.get(id) : undefined)?.title[locale] ?? ''
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

/** Normalizes a text for comparison: no case, punctuation or spaces. */
export function normalizeName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Returns the value of a target. */
export function getValue(values: Readonly<Record<string, unknown>>, target: string): unknown {
  const [name = '', language] = target.split('.')
  const value = values[name]
  if (language === undefined) return value
  return value && typeof value === 'object'
    ? Object.entries(value).find(([key]) => key === language)?.[1]
    : ''
}

/** Returns a copy of the values with a new value at a target. */
export function withValue(
  values: Readonly<Record<string, unknown>>,
  target: string,
  value: unknown,
): Record<string, unknown> {
  const [name = '', language] = target.split('.')
  if (language === undefined) return { ...values, [name]: value }
  const texts = values[name]
  return { ...values, [name]: { ...(texts && typeof texts === 'object' ? texts : {}), [language]: value } }
}
