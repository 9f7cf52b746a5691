import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { partOfCompound, type Split, splitsOf } from './compounds'
import { allowedMistakes, editDistance } from './edit-distance'
import { foldWord } from './parse-query'

/** What the database knows of a form of a typed word. */
export interface KnownForm {
  form: string
  /** Its stem; null for a word that stands in every text. */
  lexeme: string | null
  /** Whether an entry has it. */
  isKnown: boolean
  /** Whether a word of an entry begins with it. */
  isBegun: boolean
  /** The stems of words that mean nearly the same. */
  synonyms: string[]
  /** The stems of words that begin with it, but for those that the stem itself begins like. */
  completions: string[]
}

/** How many words may go on from one that is being typed, contain one or be like one. */
const maxCompletions = 60
const maxCompounds = 300
const maxSimilar = 40
/** How many words that share a part with one are compared with it. */
const maxCandidates = 2000

/** Stems, synonyms and completions of forms of words; only those of `open` are completed. */
export async function lookUpForms(
  db: Queryable,
  locale: Locale,
  forms: readonly string[],
  open: readonly string[],
): Promise<KnownForm[]> {
  if (forms.length === 0) return []
  const { rows } = await db.execute<KnownForm & Record<string, unknown>>(sql`
    SELECT form, lexeme,
      EXISTS (SELECT FROM search_words AS known WHERE known.lexeme = stem.lexeme AND known.locale = ${locale}) AS "isKnown",
      EXISTS (SELECT FROM search_words AS known WHERE known.locale = ${locale}
        AND known.word >= folded COLLATE "C" AND known.word < folded || ${'\u{10FFFF}'}::text COLLATE "C") AS "isBegun",
      ARRAY(
        SELECT DISTINCT search_lexeme(word, ${locale}::text) FROM search_synonyms AS same CROSS JOIN unnest(same.words) AS word
        WHERE same.locale = ${locale} AND EXISTS (
          SELECT FROM unnest(same.words) AS own WHERE search_lexeme(own, ${locale}::text) = stem.lexeme)
      ) AS synonyms,
      ARRAY(
        SELECT DISTINCT going_on.lexeme FROM (
          SELECT known.lexeme FROM search_words AS known
          WHERE form = ANY (${sql.param([...open])}::text[]) AND known.locale = ${locale}
            AND known.word >= folded COLLATE "C" AND known.word < folded || ${'\u{10FFFF}'}::text COLLATE "C"
            AND NOT starts_with(known.lexeme, folded)
          ORDER BY known.word LIMIT ${maxCompletions}
        ) AS going_on
      ) AS completions
    FROM unnest(${sql.param([...forms])}::text[]) AS form
    CROSS JOIN LATERAL (SELECT search_lexeme(form, ${locale}::text) AS lexeme,
      replace(translate(form, 'äöü', 'aou'), 'ß', 'ss') AS folded) AS stem`)
  return rows
}

/** What makes a typed word a part of others, or others parts of it. */
export interface Compounds {
  /** The stems of compounds that have it as a part. */
  containing: string[]
  /** The stems of the words that it is made of; null for one that is made of none. */
  parts: { first: string; last: string } | null
}

/** The German compounds that stems are a part of, and what typed words are made of, as far as texts have these words. */
export async function lookUpCompounds(
  db: Queryable,
  words: readonly { word: string; lexeme: string }[],
): Promise<Map<string, Compounds>> {
  const asked = words.filter(({ lexeme }) => lexeme.length >= 4)
  const { rows: candidates } = await db.execute<{ asked: string; word: string; lexeme: string }>(sql`
    SELECT asked, known.word, known.lexeme FROM unnest(${sql.param(asked.map(({ lexeme }) => lexeme))}::text[]) AS asked
    CROSS JOIN LATERAL (
      SELECT word, lexeme FROM search_words
      WHERE ${isOfLocale('de')} AND parts @> text_parts(asked) AND strpos(word, asked) > 0 LIMIT ${maxCompounds}
    ) AS known`)
  const fitting = candidates.flatMap((candidate) => {
    const typed = asked.flatMap(({ word, lexeme }) => (lexeme === candidate.asked ? foldWord(word) : []))
    return [...typed, candidate.asked].flatMap((part) => {
      const rest = partOfCompound(candidate.word, part)
      return rest ? [{ ...candidate, ...rest }] : []
    })
  })
  const splits = new Map<string, Split[]>(
    words.map(({ word }) => [word, word.length >= 7 ? splitsOf(foldWord(word)) : []]),
  )
  const stems = await lookUpStems(db, [
    ...fitting.flatMap(({ before, behind }) => [...before, ...behind]),
    ...[...splits.values()].flat().flatMap(({ first, last }) => [...first, ...last]),
  ])
  const isWord = (list: readonly string[]) => list.length === 0 || list.some((word) => stems.has(word))
  return new Map(
    words.map(({ word, lexeme }) => [
      word,
      {
        containing: fitting
          .filter((one) => one.asked === lexeme && isWord(one.before) && isWord(one.behind))
          .map((one) => one.lexeme),
        parts: partsOf(splits.get(word) ?? [], stems),
      },
    ]),
  )
}

/** The stems of the words that are in entries, by word. */
async function lookUpStems(db: Queryable, words: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(words)].filter((word) => word.length >= 3)
  if (asked.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; lexeme: string }>(sql`
    SELECT word, lexeme FROM search_words WHERE locale = 'de' AND word = ANY (${sql.param(asked)}::text[])`)
  return new Map(rows.map(({ word, lexeme }) => [word, lexeme]))
}

/** The split whose shorter part is the longest. */
function partsOf(splits: readonly Split[], stems: ReadonlyMap<string, string>): Compounds['parts'] {
  let best: { first: string; last: string; shorter: number } | null = null
  for (const { first, last } of splits) {
    const start = first.find((word) => stems.has(word))
    const end = last.find((word) => stems.has(word))
    if (start === undefined || end === undefined) continue
    const shorter = Math.min(start.length, end.length)
    if (best && best.shorter >= shorter) continue
    best = { first: stems.get(start) ?? start, last: stems.get(end) ?? end, shorter }
  }
  return best && { first: best.first, last: best.last }
}

export interface SimilarWord {
  lexeme: string
  spelling: string
}

/**
 * The condition that a word is of a language. Not by the index of languages: a database that has no statistics yet would read all
 * words of the language by it, in place of the few that have a part.
 */
function isOfLocale(locale: Locale): SQL {
  return sql`locale || '' = ${locale}`
}

/** The parts of three letters of a text (the function `text_parts` of the database). */
function lettersByThree(text: string): string[] {
  const letters = [...text]
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))]
}

/** The words most like one that no entry has, at most three; none where all differ too much. */
export async function lookUpSimilar(db: Queryable, locale: Locale, typed: string): Promise<SimilarWord[]> {
  const word = foldWord(typed)
  const allowed = allowedMistakes(word.length)
  if (allowed === 0) return []
  const parts = lettersByThree(` ${word} `)
  const limit = Math.ceil(maxCandidates / parts.length)
  // A list for each part, cut off by itself: common parts cannot take the place of words that share a rare one.
  const sharing = parts.map(
    (part) => sql`(
      SELECT word, spelling, lexeme FROM search_words
      WHERE ${isOfLocale(locale)} AND parts @> ARRAY[${part}::text]
        AND char_length(word) BETWEEN ${word.length - allowed}::integer AND ${word.length + allowed}::integer
      LIMIT ${limit})`,
  )
  const { rows } = await db.execute<SimilarWord & { word: string } & Record<string, unknown>>(sql`
    SELECT word, spelling, lexeme FROM (${sql.join(sharing, sql` UNION ALL `)}) AS candidate
    GROUP BY word, spelling, lexeme ORDER BY count(*) DESC, word LIMIT ${maxSimilar}`)
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.word) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
  const [nearest] = near
  return near
    .filter(({ distance }) => distance === nearest?.distance)
    .slice(0, 3)
    .map(({ lexeme, spelling }) => ({ lexeme, spelling }))
}
