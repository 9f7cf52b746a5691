import type { Locale } from '@/lib/contract/common/locale'
import type { RecordValues } from '../../db/schema/content/record-versions'
import { type Cell, type Importable, valueAt } from './importable'
import { importMessage } from './messages'

/** A line with its cells by what they become; a column that is left out has none. */
export interface MappedLine {
  line: number
  /** The number of a record; empty for none. */
  id: string
  texts: ReadonlyMap<string, string>
}

/** The record that a line is about: null for a new one, or why that cannot be said. */
export type Match = { id: number | null } | { problem: string }

interface Matching extends Pick<Importable<RecordValues>, 'keys' | 'keysHaveCase'> {
  cells: readonly Cell[]
  locale: Locale
}

/** Finds what each line is about, in the order of the lines: by ids, then by one key after the other. */
export function matchLines(
  lines: readonly MappedLine[],
  stored: ReadonlyMap<number, RecordValues>,
  matching: Matching,
): Match[] {
  const matches = new Map<MappedLine, Match>()
  const claimed = new Map<number, number>()
  for (const line of lines) {
    if (line.id === '') continue
    const id = /^[1-9]\d{0,8}$/.test(line.id) ? Number(line.id) : 0
    matches.set(line, claim(line, stored.has(id) ? [id] : [], { claimed, ...matching }))
  }
  for (const key of matching.keys) {
    const records = idsByKey(stored, key, { ...matching, claimed: new Set(claimed.keys()) })
    for (const line of lines.filter((one) => !matches.has(one))) {
      const ids = records.get(keyOfLine(line, key, matching) ?? '') ?? []
      if (ids.length > 0) matches.set(line, claim(line, ids, { claimed, ...matching }))
    }
  }
  return matchNew(lines, matches, matching)
}

/** A record that one line is about is no other's. */
function claim(
  { line }: MappedLine,
  ids: readonly number[],
  { claimed, locale }: Pick<Matching, 'locale'> & { claimed: Map<number, number> },
): Match {
  const [id] = ids
  if (id === undefined) return { problem: importMessage(locale, 'noRecord') }
  if (ids.length > 1) return { problem: importMessage(locale, 'ambiguous') }
  const other = claimed.get(id)
  if (other !== undefined) return { problem: importMessage(locale, 'sameAs', other) }
  claimed.set(id, line)
  return { id }
}

/** Lines about what is not stored are new records, each of them one. */
function matchNew(
  lines: readonly MappedLine[],
  matches: ReadonlyMap<MappedLine, Match>,
  matching: Matching,
): Match[] {
  const { keys, locale } = matching
  const seen = new Map<string, number>()
  return lines.map((line) => {
    const match = matches.get(line)
    if (match) return match
    const key = keys.map((one) => keyOfLine(line, one, matching)).find((text) => text !== null)
    if (key === undefined || key === null) return { problem: importMessage(locale, 'nothing') }
    const twin = seen.get(key)
    if (twin !== undefined) return { problem: importMessage(locale, 'sameAs', twin) }
    seen.set(key, line.line)
    return { id: null }
  })
}

function idsByKey(
  stored: ReadonlyMap<number, RecordValues>,
  key: readonly string[],
  { cells, keysHaveCase, claimed }: Matching & { claimed: ReadonlySet<number> },
): Map<string, number[]> {
  const own = key.flatMap((target) => cells.find((cell) => cell.target === target) ?? [])
  const ids = new Map<string, number[]>()
  for (const [id, values] of stored) {
    if (claimed.has(id)) continue
    const texts = own.map((cell) => cell.toText(valueAt(values, cell.target)))
    const text = keyText(key, texts, keysHaveCase)
    if (text !== null) ids.set(text, [...(ids.get(text) ?? []), id])
  }
  return ids
}

function keyOfLine({ texts }: MappedLine, key: readonly string[], { keysHaveCase }: Matching): string | null {
  if (!key.every((target) => texts.has(target))) return null
  return keyText(
    key,
    key.map((target) => texts.get(target) ?? ''),
    keysHaveCase,
  )
}

/** A key as it is compared; null where its first text is missing. */
function keyText(key: readonly string[], texts: readonly string[], hasCase: true | undefined): string | null {
  if (texts[0] === '') return null
  const text = JSON.stringify([key, ...texts.map((one) => one.normalize().replace(/\s+/g, ' ').trim())])
  return hasCase ? text : text.toLowerCase()
}
