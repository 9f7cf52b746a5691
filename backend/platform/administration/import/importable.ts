import type { FieldErrors } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../../db/client'

/** How a value stands in a cell of a table. */
export interface Cell {
  /** The name of a value, or `title.de` for one language of a text in both. */
  target: string
  /** What columns with it are headed by, beside its own name. */
  heads: readonly string[]
  toText(value: unknown): string
  /** What cannot be read stays the text that it is: the type's schema refuses it. */
  fromText(text: string): unknown
}

/** A line that is to be stored: `id` is null for a new record. */
export interface PlannedRecord<Values> {
  line: number
  id: number | null
  values: Values
}

/** What a type needs so that tables of it can be written and imported. */
export interface Importable<Values> {
  cells(db: Queryable, locale: Locale): Promise<readonly Cell[]>
  /**
   * What tells which record a line without an id is about: the first of these of which both have the first value, and all the same.
   * A record that one line is about is no other's.
   */
  keys: readonly (readonly [string, ...string[]])[]
  /** Whether keys that differ in case are different ones. */
  keysHaveCase?: true
  /** What a new record has where the table says nothing; what is missing the table must say. */
  blank: Partial<Values>
  /** The values of these records, or of all; by their ids. */
  readAll(db: Queryable, ids: readonly number[] | null): Promise<Map<number, Values>>
  /** What is wrong with these lines as a whole, by their numbers; where it is missing, each is checked by itself. */
  checkAll?(
    db: Queryable,
    planned: readonly PlannedRecord<Values>[],
    locale: Locale,
  ): Promise<Map<number, FieldErrors>>
}

/** A text of one value, or of one in a language. */
export function textCell(target: string, ...heads: string[]): Cell {
  return { target, heads, toText: (value) => String(value ?? ''), fromText: (text) => text }
}

/** A whole number, or nothing. */
export function numberCell(target: string, ...heads: string[]): Cell {
  return {
    ...textCell(target, ...heads),
    fromText(text) {
      if (text === '') return null
      return /^-?\d{1,9}$/.test(text) ? Number(text) : text
    },
  }
}

/** One of several codes, which people may write in words as well; without one, `empty`. */
export function choiceCell(
  target: string,
  words: Readonly<Record<string, readonly string[]>>,
  { empty, heads }: { empty: unknown; heads: readonly string[] },
): Cell {
  const codes = new Map(
    Object.entries(words).flatMap(([code, names]) => [code, ...names].map((name) => [plain(name), code])),
  )
  return {
    ...textCell(target, ...heads),
    fromText: (text) => (text === '' ? empty : (codes.get(plain(text)) ?? text)),
  }
}

/** Records by their titles in either language, with commas between them; those whose title others have as well by their ids. */
export function relationsCell(
  target: string,
  records: readonly { id: number; title: Record<Locale, string> }[],
  { locale, heads }: { locale: Locale; heads: readonly string[] },
): Cell {
  const byId = new Map(records.map((record) => [record.id, record]))
  // Made once: a table may name thousands of records.
  const idsByName = new Map<string, Set<number>>()
  for (const { id, title } of records) {
    for (const name of [title.de, title.en, String(id)].map(plain)) {
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id))
    }
  }
  const named = (name: string) => [...(idsByName.get(plain(name)) ?? [])]
  const nameOf = (id: unknown) => {
    const title = (typeof id === 'number' ? byId.get(id) : undefined)?.title[locale] ?? ''
    return title.includes(',') || named(title).length !== 1 ? String(id) : title
  }
  return {
    ...textCell(target, ...heads),
    toText: (value) => (Array.isArray(value) ? value.map(nameOf).join(', ') : ''),
    fromText(text) {
      const names = text.split(',').map((name) => name.trim())
      const ids = names.filter(Boolean).map((name) => {
        const found = named(name)
        return found.length === 1 ? found[0] : name
      })
      return ids.every((id) => typeof id === 'number') ? ids.toSorted((a, b) => a - b) : ids
    },
  }
}

/** A text as it is compared: without case, signs and spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The value of a target. */
export function valueAt(values: Readonly<Record<string, unknown>>, target: string): unknown {
  const [name = '', language] = target.split('.')
  const value = values[name]
  if (language === undefined) return value
  return value && typeof value === 'object'
    ? Object.entries(value).find(([key]) => key === language)?.[1]
    : ''
}

/** The values with another one at a target. */
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
