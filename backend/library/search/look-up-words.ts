import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { listSplits, matchCompoundPart, type Split } from './compounds'
import { editDistance, getAllowedDistance } from './edit-distance'
import { isGeneric } from './generic-words'
import { foldWord } from './parse-query'

/** The indexed data of a form of a typed word. */
export interface KnownForm {
  form: string
  /** The stem; null for a stop word. */
  lexeme: string | null
  /** True if an entry contains it. */
  isKnown: boolean
  /** True if a word of an entry begins with it. */
  isBegun: boolean
  /** The stems of words that begin with it, except stems that do so themselves. */
  completions: string[]
}

/** The maximum number of completions, compounds and similar words of a word. */
const maxCompletions = 60
const maxCompounds = 300
const maxSimilar = 40
/** The maximum number of words with a common part that are compared with a word. */
const maxCandidates = 2000

/** Looks up stems and completions of forms; only the forms in `open` are completed. */
export async function lookUpForms(
  db: Queryable,
  locale: Locale,
  forms: readonly string[],
  open: readonly string[],
): Promise<KnownForm[]> {
  if (forms.length === 0) return []
  const { rows } = await db.execute<KnownForm & Record<string, unknown>>(sql`
    SELECT form, lexeme,
      EXISTS (SELECT FROM search_words AS stored WHERE stored.lexeme = stem.lexeme AND stored.locale = ${locale}) AS "isKnown",
      EXISTS (SELECT FROM search_words AS stored WHERE stored.locale = ${locale}
        AND stored.word >= folded COLLATE "C" AND stored.word < folded || ${'\u{10FFFF}'}::text COLLATE "C") AS "isBegun",
      ARRAY(
        SELECT DISTINCT completion.lexeme FROM (
          SELECT stored.lexeme FROM search_words AS stored
          WHERE form = ANY (${sql.param([...open])}::text[]) AND stored.locale = ${locale}
            AND stored.word >= folded COLLATE "C" AND stored.word < folded || ${'\u{10FFFF}'}::text COLLATE "C"
            AND NOT starts_with(stored.lexeme, folded)
          ORDER BY stored.word LIMIT ${maxCompletions}
        ) AS completion
      ) AS completions
    FROM unnest(${sql.param([...forms])}::text[]) AS form
    CROSS JOIN LATERAL (SELECT search_lexeme(form, ${locale}::text) AS lexeme,
      replace(translate(form, 'äöü', 'aou'), 'ß', 'ss') AS folded) AS stem`)
  return rows
}

/** The compounds related to a typed word. */
export interface Compounds {
  /** The stems of compounds that contain it. */
  containing: string[]
  /** The stems of its parts: alternatives, of which each needs all its stems. */
  parts: readonly (readonly string[])[]
}

interface Candidate extends Record<string, unknown> {
  part: string
  word: string
  lexeme: string
}

/** The number of stems per statement, so that other requests are not delayed. */
const stemsAtOnce = 2

/** A word whose compounds are looked up. */
interface CompoundWord extends Pick<KnownForm, 'isKnown'> {
  word: string
  lexeme: string
  /** False for synonyms of typed words. */
  isTyped: boolean
  /** True if its own parts may stand for it. */
  isSplit: boolean
}

/**
 * Looks up the German compounds that contain stems, and the parts of typed words, among the words
 * of texts.
 */
export async function lookUpCompounds(
  db: Queryable,
  words: readonly CompoundWord[],
): Promise<Map<string, Compounds>> {
  const longWords = words.filter(({ lexeme }) => lexeme.length >= 4)
  const candidates: Candidate[] = []
  for (let from = 0; from < longWords.length; from += stemsAtOnce) {
    const lexemes = longWords.slice(from, from + stemsAtOnce).map(({ lexeme }) => lexeme)
    const { rows } = await db.execute<Candidate>(sql`
      SELECT part, stored.word, stored.lexeme FROM unnest(${sql.param(lexemes)}::text[]) AS part
      CROSS JOIN LATERAL (
        SELECT word, lexeme FROM search_words
        WHERE ${isOfLocale('de')} AND parts @> text_parts(part) AND strpos(word, part) > 0 LIMIT ${maxCompounds}
      ) AS stored`)
    candidates.push(...rows)
  }
  const fitting = candidates.flatMap((candidate) => {
    const typed = longWords.flatMap(({ word, lexeme }) => (lexeme === candidate.part ? foldWord(word) : []))
    return [...typed, candidate.part].flatMap((part) => {
      const remainder = matchCompoundPart(candidate.word, part)
      return remainder ? [{ ...candidate, ...remainder }] : []
    })
  })
  const splits = new Map<string, Split[]>(
    words.map(({ word, isSplit }) => [word, isSplit && word.length >= 7 ? listSplits(foldWord(word)) : []]),
  )
  const stems = await lookUpStems(db, [
    ...fitting.flatMap(({ before, behind }) => [...before, ...behind]),
    ...[...splits.values()].flat().flatMap(({ first, last }) => [...first, ...last]),
  ])
  const isWord = (list: readonly string[]) => list.length === 0 || list.some((word) => stems.has(word))
  const typedLexemes = new Set(words.flatMap(({ lexeme, isTyped }) => (isTyped ? lexeme : [])))
  // A word with two typed words is a compound of them, though other parts may be unknown.
  const hasTwo = (word: string) =>
    [...typedLexemes].filter((lexeme) => lexeme.length >= 4 && word.includes(lexeme)).length > 1
  return new Map(
    words.map(({ word, lexeme, isKnown }) => [
      word,
      {
        containing: fitting
          .filter(
            (candidate) =>
              candidate.part === lexeme &&
              (hasTwo(candidate.word) || (isWord(candidate.before) && isWord(candidate.behind))),
          )
          .map((candidate) => candidate.lexeme),
        parts: toPartStems(findBestSplit(splits.get(word) ?? [], stems), stems, isKnown),
      },
    ]),
  )
}

/** Looks up the stems of words that entries contain, by word. */
async function lookUpStems(db: Queryable, words: readonly string[]): Promise<Map<string, string>> {
  const uniqueWords = [...new Set(words)].filter((word) => word.length >= 3)
  if (uniqueWords.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; lexeme: string }>(sql`
    SELECT word, lexeme FROM search_words WHERE locale = 'de' AND word = ANY (${sql.param(uniqueWords)}::text[])`)
  return new Map(rows.map(({ word, lexeme }) => [word, lexeme]))
}

/** The two words of a compound. */
interface Halves {
  start: string
  end: string
}

/** Returns the split with the longest shorter part; null if the word is no compound. */
function findBestSplit(splits: readonly Split[], stems: ReadonlyMap<string, string>): Halves | null {
  const isWord = (word: string) => stems.has(word) || isGeneric(word)
  const shorterLength = ({ start, end }: Halves) => Math.min(start.length, end.length)
  let best: Halves | null = null
  for (const { first, last } of splits) {
    const start = first.find(isWord)
    const end = last.find(isWord)
    if (start === undefined || end === undefined) continue
    const halves = { start, end }
    if (best === null || shorterLength(halves) > shorterLength(best)) best = halves
  }
  return best
}

/**
 * Returns the stems that may stand for a compound: both parts together and, if no text has the
 * compound, its last content word alone.
 */
function toPartStems(
  halves: Halves | null,
  stems: ReadonlyMap<string, string>,
  isKnown: boolean,
): readonly (readonly string[])[] {
  if (!halves) return []
  const { start, end } = halves
  const contentWord = [end, start].find((part) => !isGeneric(part))
  const stem = contentWord === undefined ? undefined : stems.get(contentWord)
  if (stem === undefined) return []
  const startStem = stems.get(start)
  const endStem = stems.get(end)
  const isPair = startStem !== undefined && endStem !== undefined && !isGeneric(start)
  return [...(isPair ? [[startStem, endStem]] : []), ...(isKnown ? [] : [[stem]])]
}

export interface SimilarWord {
  lexeme: string
  spelling: string
}

/**
 * SQL condition: a word belongs to a language. Prevents the use of the language's index: without
 * statistics the planner would read all words of the language instead of the few with a common
 * part.
 */
function isOfLocale(locale: Locale): SQL {
  return sql`locale || '' = ${locale}`
}

/** The maximum number of trigrams that are looked up; a longer word is found by some of them. */
const maxTrigrams = 16

/** Selects at most `count` items, evenly distributed. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Returns the trigrams of a text (as the database function `text_parts`). */
function lettersByThree(text: string): string[] {
  const letters = [...text]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}

/** Returns true if a text in a language has the word. */
export async function isKnownWord(db: Queryable, locale: Locale, word: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM search_words WHERE locale = ${locale} AND lexeme = search_lexeme(${word}::text, ${locale}::text) LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * Finds at most three of the most similar words to one that no entry contains; none if all differ
 * too much.
 */
export async function lookUpSimilar(db: Queryable, locale: Locale, typed: string): Promise<SimilarWord[]> {
  const word = foldWord(typed)
  const allowedDistance = getAllowedDistance(word.length)
  if (allowedDistance === 0) return []
  const parts = sample(lettersByThree(` ${word} `), maxTrigrams)
  const limit = Math.ceil(maxCandidates / parts.length)
  // One limited list per trigram, so that common trigrams do not displace words that share a rare
  // one.
  const sharing = parts.map(
    (part) => sql`(
      SELECT word, spelling, lexeme FROM search_words
      WHERE ${isOfLocale(locale)} AND parts @> ARRAY[${part}::text]
        AND char_length(word) BETWEEN ${word.length - allowedDistance}::integer AND ${word.length + allowedDistance}::integer
      LIMIT ${limit})`,
  )
  const { rows } = await db.execute<SimilarWord & { word: string } & Record<string, unknown>>(sql`
    SELECT word, spelling, lexeme FROM (${sql.join(sharing, sql` UNION ALL `)}) AS candidate
    GROUP BY word, spelling, lexeme ORDER BY count(*) DESC, word LIMIT ${maxSimilar}`)
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= allowedDistance)
    .sort((a, b) => a.distance - b.distance)
  const [nearest] = near
  return near
    .filter(({ distance }) => distance === nearest?.distance)
    .slice(0, 3)
    .map(({ lexeme, spelling }) => ({ lexeme, spelling }))
}
