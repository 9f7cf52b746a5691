import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { listSplits, matchCompoundPart, type Split } from './compounds'
import { computeEditDistance, getAllowedDistance } from './edit-distance'
import { isGeneric } from './generic-words'
import { foldWord } from './parse-query'

/** Data of the index about one form of a typed word. */
export interface IndexedForm {
  form: string
  /** The stem; null for a stop word. */
  lexeme: string | null
  /** True if some text contains the stem. */
  isKnown: boolean
  /** True if some text contains a word that begins with this form. */
  isPrefix: boolean
  /** Stems of words that begin with this form, except stems that begin with it themselves. */
  completions: string[]
}

/** The maximum numbers of completions, compounds and similar words for one word. */
const maxCompletions = 60
const maxCompounds = 300
const maxSimilar = 40
/** The maximum number of indexed words that are compared with an unknown word. */
const maxCandidates = 2000

/**
 * Looks up the stems of forms, and completions for the `openForms`, which the user may still be
 * typing.
 */
export async function lookUpForms(
  db: Queryable,
  locale: Locale,
  forms: readonly string[],
  openForms: readonly string[],
): Promise<IndexedForm[]> {
  if (forms.length === 0) return []
  const { rows } = await db.execute<IndexedForm & Record<string, unknown>>(sql`
    SELECT form, lexeme,
      EXISTS (SELECT FROM search_words AS stored WHERE stored.lexeme = stem.lexeme AND stored.locale = ${locale}) AS "isKnown",
      EXISTS (SELECT FROM search_words AS stored WHERE stored.locale = ${locale}
        AND stored.word >= folded COLLATE "C" AND stored.word < folded || ${'\u{10FFFF}'}::text COLLATE "C") AS "isPrefix",
      ARRAY(
        SELECT DISTINCT completion.lexeme FROM (
          SELECT stored.lexeme FROM search_words AS stored
          WHERE form = ANY (${sql.param([...openForms])}::text[]) AND stored.locale = ${locale}
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

/** The compounds that are related to a typed word. */
export interface Compounds {
  /** Stems of compounds that contain the word. */
  containing: string[]
  /**
   * Stems of the parts of the word. Each item is an alternative, and all stems of an alternative
   * must match.
   */
  parts: readonly (readonly string[])[]
}

interface Candidate extends Record<string, unknown> {
  part: string
  word: string
  lexeme: string
}

/** The number of stems per statement, small so that other requests run between statements. */
const stemsPerStatement = 2

interface CompoundWord extends Pick<IndexedForm, 'isKnown'> {
  word: string
  lexeme: string
  /** True for a word that the user typed, false for a synonym of it. */
  isTyped: boolean
  /** True if the parts of the word may replace it. */
  isSplit: boolean
}

/** Looks up indexed German compounds that contain one of the words, and the parts of the words. */
export async function lookUpCompounds(db: Queryable, words: readonly CompoundWord[]): Promise<Map<string, Compounds>> {
  const longWords = words.filter(({ lexeme }) => lexeme.length >= 4)
  const candidates: Candidate[] = []
  for (let offset = 0; offset < longWords.length; offset += stemsPerStatement) {
    const lexemes = longWords.slice(offset, offset + stemsPerStatement).map(({ lexeme }) => lexeme)
    const { rows } = await db.execute<Candidate>(sql`
      SELECT part, stored.word, stored.lexeme FROM unnest(${sql.param(lexemes)}::text[]) AS part
      CROSS JOIN LATERAL (
        SELECT word, lexeme FROM search_words
        WHERE ${isOfLocale('de')} AND parts @> text_parts(part) AND strpos(word, part) > 0 LIMIT ${maxCompounds}
      ) AS stored`)
    candidates.push(...rows)
  }
  const matchingCandidates = candidates.flatMap((candidate) => {
    const typedForms = longWords.flatMap(({ word, lexeme }) => (lexeme === candidate.part ? foldWord(word) : []))
    return [...typedForms, candidate.part].flatMap((part) => {
      const remainder = matchCompoundPart(candidate.word, part)
      return remainder ? [{ ...candidate, ...remainder }] : []
    })
  })
  const splits = new Map<string, Split[]>(
    words.map(({ word, isSplit }) => [word, isSplit && word.length >= 7 ? listSplits(foldWord(word)) : []]),
  )
  const stems = await lookUpStems(db, [
    ...matchingCandidates.flatMap(({ precedingWords, followingWords }) => [...precedingWords, ...followingWords]),
    ...[...splits.values()].flat().flatMap(({ first, last }) => [...first, ...last]),
  ])
  const isWordOrEmpty = (list: readonly string[]) => list.length === 0 || list.some((word) => stems.has(word))
  const typedLexemes = new Set(words.flatMap(({ lexeme, isTyped }) => (isTyped ? lexeme : [])))
  // A word that contains two typed words is a compound of them, even if its further parts are
  // unknown.
  const hasTwoTypedWords = (word: string) =>
    [...typedLexemes].filter((lexeme) => lexeme.length >= 4 && word.includes(lexeme)).length > 1
  return new Map(
    words.map(({ word, lexeme, isKnown }) => [
      word,
      {
        containing: matchingCandidates
          .filter(
            (candidate) =>
              candidate.part === lexeme &&
              (hasTwoTypedWords(candidate.word) ||
                (isWordOrEmpty(candidate.precedingWords) && isWordOrEmpty(candidate.followingWords))),
          )
          .map((candidate) => candidate.lexeme),
        parts: toPartStems(findBestSplit(splits.get(word) ?? [], stems), stems, isKnown),
      },
    ]),
  )
}

/** Looks up words that texts contain. Returns their stems by word. */
async function lookUpStems(db: Queryable, words: readonly string[]): Promise<Map<string, string>> {
  const uniqueWords = [...new Set(words)].filter((word) => word.length >= 3)
  if (uniqueWords.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; lexeme: string }>(sql`
    SELECT word, lexeme FROM search_words WHERE locale = 'de' AND word = ANY (${sql.param(uniqueWords)}::text[])`)
  return new Map(rows.map(({ word, lexeme }) => [word, lexeme]))
}

interface CompoundParts {
  start: string
  end: string
}

/** Returns the split into two words whose shorter word is longest; null without such a split. */
function findBestSplit(splits: readonly Split[], stems: ReadonlyMap<string, string>): CompoundParts | null {
  const isWord = (word: string) => stems.has(word) || isGeneric(word)
  const getShorterLength = ({ start, end }: CompoundParts) => Math.min(start.length, end.length)
  let bestSplit: CompoundParts | null = null
  for (const { first, last } of splits) {
    const start = first.find(isWord)
    const end = last.find(isWord)
    if (start === undefined || end === undefined) continue
    const parts = { start, end }
    if (bestSplit === null || getShorterLength(parts) > getShorterLength(bestSplit)) bestSplit = parts
  }
  return bestSplit
}

/**
 * Returns the stems that may replace a compound: both parts together and, if no text contains the
 * compound, the last part that is not generic.
 */
function toPartStems(
  parts: CompoundParts | null,
  stems: ReadonlyMap<string, string>,
  isKnown: boolean,
): readonly (readonly string[])[] {
  if (!parts) return []
  const { start, end } = parts
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
 * The SQL condition that a word belongs to a language. It avoids the index of languages: without
 * statistics, the planner would read all words of the language instead of the few with a trigram.
 */
function isOfLocale(locale: Locale): SQL {
  return sql`locale || '' = ${locale}`
}

/** The maximum number of trigrams to look up. Longer words use a selection of their trigrams. */
const maxTrigrams = 16

/** Returns at most `count` items, evenly distributed over the list. */
function selectEvenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

/** Returns the trigrams of a text, like the database function `text_parts`. */
function listTrigrams(text: string): string[] {
  const letters = [...text]
  return [...new Set(letters.slice(2).map((_, index) => letters.slice(index, index + 3).join('')))]
}

/** Returns true if some text in a language contains the word. */
export async function isKnownWord(db: Queryable, locale: Locale, word: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT 1 FROM search_words WHERE locale = ${locale} AND lexeme = search_lexeme(${word}::text, ${locale}::text) LIMIT 1`,
  )
  return rows.length > 0
}

/**
 * Finds the indexed words with the smallest edit distance from an unknown word: at most three, and
 * none if all words differ too much.
 */
export async function lookUpSimilar(db: Queryable, locale: Locale, typedWord: string): Promise<SimilarWord[]> {
  const word = foldWord(typedWord)
  const allowedDistance = getAllowedDistance(word.length)
  if (allowedDistance === 0) return []
  const trigrams = selectEvenly(listTrigrams(` ${word} `), maxTrigrams)
  const limit = Math.ceil(maxCandidates / trigrams.length)
  // Each trigram has a separate limit, because words with a frequent trigram would otherwise
  // displace words with a rare trigram.
  const candidateQueries = trigrams.map(
    (trigram) => sql`(
      SELECT word, spelling, lexeme FROM search_words
      WHERE ${isOfLocale(locale)} AND parts @> ARRAY[${trigram}::text]
        AND char_length(word) BETWEEN ${word.length - allowedDistance}::integer AND ${word.length + allowedDistance}::integer
      LIMIT ${limit})`,
  )
  const { rows } = await db.execute<SimilarWord & { word: string } & Record<string, unknown>>(sql`
    SELECT word, spelling, lexeme FROM (${sql.join(candidateQueries, sql` UNION ALL `)}) AS candidate
    GROUP BY word, spelling, lexeme ORDER BY count(*) DESC, word LIMIT ${maxSimilar}`)
  const nearWords = rows
    .map((row) => ({ ...row, distance: computeEditDistance(word, row.word) }))
    .filter(({ distance }) => distance <= allowedDistance)
    // People rarely mistype the first letters.
    .sort((a, b) => a.distance - b.distance || countCommonStart(word, b.word) - countCommonStart(word, a.word))
  const [nearestWord] = nearWords
  return nearWords
    .filter(({ distance }) => distance === nearestWord?.distance)
    .slice(0, 3)
    .map(({ lexeme, spelling }) => ({ lexeme, spelling }))
}

/** Counts the letters with which both words begin. */
function countCommonStart(a: string, b: string): number {
  const index = [...a].findIndex((letter, position) => letter !== b[position])
  return index < 0 ? a.length : index
}
