import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { toSearchWords, toUmlautForm } from './parse-query'

/** Adjacent typed words that together are an entry in a group of synonyms. */
export interface SynonymSpan {
  /** The number of typed words, at least one. */
  length: number
  /** All entries of the groups that contain the typed entry, as lists of words. */
  synonyms: readonly (readonly string[])[]
}

/** The maximum number of typed words that are looked up as one entry. */
const maxEntryLength = 7

/** The maximum number of synonyms for one entry. */
const maxSynonyms = 24

/**
 * Looks up the synonyms of typed words. Longer entries take precedence over shorter ones, for
 * example "NV Bühne" over "Bühne".
 * @returns the spans by the position of their first word; they do not overlap
 */
export async function lookUpSynonyms(
  db: Queryable,
  locale: Locale,
  words: readonly string[],
): Promise<ReadonlyMap<number, SynonymSpan>> {
  const candidates = listCandidates(words)
  if (candidates.length === 0) return new Map()
  const { rows } = await db.execute<{ number: number; entries: string[] }>(sql`
    WITH typed AS MATERIALIZED (
      SELECT number::integer, synonym_keys(ARRAY[text], ${locale}::text) AS keys
      FROM unnest(${sql.param(candidates.map(({ text }) => text))}::text[]) WITH ORDINALITY AS candidate (text, number))
    SELECT number, array_agg(DISTINCT entry) AS entries
    FROM typed JOIN search_synonyms AS synonym ON synonym.locale = ${locale} AND synonym.keys && typed.keys
    CROSS JOIN LATERAL unnest(synonym.words) AS entry GROUP BY number`)
  const entries = new Map(rows.map((row) => [row.number - 1, row.entries]))
  const spans = new Map<number, SynonymSpan>()
  let nextFreePosition = 0
  for (const [index, { start, length }] of candidates.entries()) {
    const synonyms = entries.get(index)
    if (!synonyms || start < nextFreePosition) continue
    spans.set(start, { length, synonyms: synonyms.slice(0, maxSynonyms).map(toSearchWords) })
    nextFreePosition = start + length
  }
  return spans
}

/** Lists all sequences of typed words that may be an entry, from left to right, longest first. */
function listCandidates(words: readonly string[]): { start: number; length: number; text: string }[] {
  return words.flatMap((_, start) =>
    [...Array(maxEntryLength).keys()].reverse().flatMap((index) => {
      const entryWords = words.slice(start, start + index + 1)
      if (entryWords.length <= index) return []
      const withUmlauts = entryWords.map(toUmlautForm).join(' ')
      // The stemmer does not reduce the feminine plural: "Sopranistinnen".
      const texts = [entryWords.join(' '), withUmlauts, withUmlauts.replace(/innen$/, 'in')]
      return [...new Set(texts)].map((text) => ({ start, length: entryWords.length, text }))
    }),
  )
}
