import type { Locale } from '@/lib/contract/common/locale'
import { parseId } from '@/lib/text/parse-id'
import type { RecordValues } from '../../db/schema/content/record-versions'
import { type Cell, getValue, type Importable } from './importable'
import { importMessage } from './messages'

/** The texts of a line by target. Ignored columns are absent. */
export interface MappedLine {
  line: number
  /** The record id in the line; empty if absent. */
  id: string
  texts: ReadonlyMap<string, string>
}

/** The record of a line (null for a new one), or the problem. */
export type Match = { id: number | null } | { problem: string }

interface MatchOptions extends Pick<Importable<RecordValues>, 'keys' | 'hasCaseSensitiveKeys'> {
  unkeyedIds: readonly number[]
  cells: readonly Cell[]
  locale: Locale
}

/** Finds the record of each line, first by id, then by the keys. Keeps the order of the lines. */
export function matchLines(
  lines: readonly MappedLine[],
  storedRecords: ReadonlyMap<number, RecordValues>,
  matchOptions: MatchOptions,
): Match[] {
  const matches = new Map<MappedLine, Match>()
  const linesById = new Map<number, number>()
  for (const line of lines) {
    if (line.id === '') continue
    const id = parseId(line.id) ?? 0
    matches.set(line, assignRecord(line, storedRecords.has(id) ? [id] : [], { linesById, ...matchOptions }))
  }
  for (const key of matchOptions.keys) {
    const records = groupIdsByKey(storedRecords, key, {
      ...matchOptions,
      assignedIds: new Set([...linesById.keys(), ...matchOptions.unkeyedIds]),
    })
    for (const line of lines.filter((candidate) => !matches.has(candidate))) {
      const ids = (records.get(toLineKey(line, key, matchOptions) ?? '') ?? []).filter(
        (id) => !contradictsLongerKey(line, storedRecords.get(id) ?? {}, { key, ...matchOptions }),
      )
      if (ids.length > 0) matches.set(line, assignRecord(line, ids, { linesById, ...matchOptions }))
    }
  }
  return matchNew(lines, matches, matchOptions)
}

/**
 * Returns true if a longer key tells line and record apart: several persons share a mailbox or a
 * name. An empty field does not tell them apart.
 */
function contradictsLongerKey(
  { texts }: MappedLine,
  values: RecordValues,
  { key, keys, cells, hasCaseSensitiveKeys }: MatchOptions & { key: readonly string[] },
): boolean {
  const longerKeys = keys.filter((candidate) => key.every((target) => candidate.includes(target)))
  return longerKeys.flat().some((target) => {
    const storedText = cells.find((cell) => cell.target === target)?.toText(getValue(values, target)) ?? ''
    const [lineKey, storedKey] = [texts.get(target) ?? '', storedText].map((text) =>
      toKeyText([target], [text], hasCaseSensitiveKeys),
    )
    return lineKey !== null && storedKey !== null && lineKey !== storedKey
  })
}

/** Assigns a record to a line, unless an earlier line has it. */
function assignRecord(
  { line }: MappedLine,
  ids: readonly number[],
  { linesById, locale }: Pick<MatchOptions, 'locale'> & { linesById: Map<number, number> },
): Match {
  const [id] = ids
  if (id === undefined) return { problem: importMessage(locale, 'noRecord') }
  if (ids.length > 1) return { problem: importMessage(locale, 'ambiguous') }
  const otherLine = linesById.get(id)
  if (otherLine !== undefined) return { problem: importMessage(locale, 'sameAs', otherLine) }
  linesById.set(id, line)
  return { id }
}

/** Treats the remaining lines as new records. A repeated key is a problem. */
function matchNew(
  lines: readonly MappedLine[],
  matches: ReadonlyMap<MappedLine, Match>,
  matchOptions: MatchOptions,
): Match[] {
  const { keys, locale } = matchOptions
  const lineByKey = new Map<string, number>()
  return lines.map((line) => {
    const match = matches.get(line)
    if (match) return match
    const key = keys.map((candidate) => toLineKey(line, candidate, matchOptions)).find((text) => text !== null)
    if (key === undefined || key === null) return { problem: importMessage(locale, 'nothing') }
    const otherLine = lineByKey.get(key)
    if (otherLine !== undefined) return { problem: importMessage(locale, 'sameAs', otherLine) }
    lineByKey.set(key, line.line)
    return { id: null }
  })
}

function groupIdsByKey(
  storedRecords: ReadonlyMap<number, RecordValues>,
  key: readonly string[],
  { cells, hasCaseSensitiveKeys, assignedIds }: MatchOptions & { assignedIds: ReadonlySet<number> },
): Map<string, number[]> {
  const keyCells = key.flatMap((target) => cells.find((cell) => cell.target === target) ?? [])
  const ids = new Map<string, number[]>()
  for (const [id, values] of storedRecords) {
    if (assignedIds.has(id)) continue
    const texts = keyCells.map((cell) => cell.toText(getValue(values, cell.target)))
    const text = toKeyText(key, texts, hasCaseSensitiveKeys)
    if (text !== null) ids.set(text, [...(ids.get(text) ?? []), id])
  }
  return ids
}

function toLineKey({ texts }: MappedLine, key: readonly string[], matchOptions: MatchOptions): string | null {
  if (!key.every((target) => texts.has(target))) return null
  return toKeyText(
    key,
    key.map((target) => texts.get(target) ?? ''),
    matchOptions.hasCaseSensitiveKeys,
  )
}

/** Returns the text to compare keys by; null if the first field is empty. */
function toKeyText(key: readonly string[], texts: readonly string[], isCaseSensitive: true | undefined): string | null {
  if (texts[0] === '') return null
  const text = JSON.stringify([key, ...texts.map((part) => part.normalize().replace(/\s+/g, ' ').trim())])
  return isCaseSensitive ? text : text.toLowerCase()
}
