import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type Compounds,
  type KnownForm,
  lookUpCompounds,
  lookUpForms,
  lookUpSimilar,
  type SimilarWord,
} from './look-up-words'
import { foldWord, type ParsedQuery, toForms } from './parse-query'

/** A search in the entries of one language, in the syntax of PostgreSQL's text search. */
export interface TextQuery {
  locale: Locale
  /** The typed words in all their forms, with completions. */
  exact: string
  /** Also compounds, parts, synonyms and similarly spelled words. */
  wide: string
  /** At least one of the words. */
  some: string
  /** The number of words. */
  size: number
  corrections: readonly Correction[]
}

/** Similar words for a typed word that no text contains. */
export interface Correction {
  typed: string
  similar: readonly SimilarWord[]
}

interface Term {
  exact: string[]
  wide: string[]
}

/** The minimum length of a word to complete. */
const shortestCompleted = 3

/**
 * Builds the query of one language. All typed words are quoted, so that none acts as an operator.
 * @returns null if the query has no searchable words
 */
export async function buildTextQuery(
  db: Queryable,
  locale: Locale,
  { words, phrases, isOpen }: ParsedQuery,
): Promise<TextQuery | null> {
  const last = isOpen ? words.at(-1) : undefined
  const open = last !== undefined && last.length >= shortestCompleted ? toForms(last) : []
  const forms = [...new Set([...words, ...phrases.flat()].flatMap(toForms))]
  const knownForms = new Map(
    (await lookUpForms(db, locale, forms, open)).map((knownForm) => [knownForm.form, knownForm]),
  )
  const compounds =
    locale === 'de' ? await loadCompounds(db, words, knownForms) : new Map<string, Compounds>()
  const corrections: Correction[] = []
  const terms: Term[] = []
  for (const word of words) {
    const isLast = word === last && open.length > 0
    const term = toTerm(word, knownForms, compounds, isLast)
    if (!term) continue
    terms.push(term)
    if (isFound(word, knownForms, compounds, isLast)) continue
    const similar = await lookUpSimilar(db, locale, toForms(word).at(-1) ?? word)
    term.exact.push(...similar.map(({ lexeme }) => quoteLexeme(lexeme)))
    if (similar.length > 0) corrections.push({ typed: word, similar })
  }
  // If all words are stop words, the last one may be the beginning of another word.
  if (terms.length === 0) terms.push(...open.slice(0, 1).map(toPrefixTerm))
  const asPhrases = phrases.flatMap((phrase) => toPhrase(phrase, knownForms) ?? [])
  if (terms.length + asPhrases.length === 0) return null
  const joinTerms = (alternatives: (term: Term) => string[]) =>
    [...asPhrases, ...terms.map((term) => joinAlternatives(alternatives(term)))].join(' & ')
  return {
    locale,
    exact: joinTerms(({ exact }) => exact),
    wide: joinTerms(({ exact, wide }) => [...exact, ...wide]),
    some: joinAlternatives([...asPhrases, ...terms.flatMap(({ exact }) => exact)]),
    size: terms.length + asPhrases.length,
    corrections,
  }
}

/** Matches words that begin with a form. */
function toPrefixTerm(form: string): Term {
  return { exact: [`${quoteLexeme(foldWord(form))}:*`], wide: [] }
}

function toTerm(
  word: string,
  knownForms: ReadonlyMap<string, KnownForm>,
  compounds: ReadonlyMap<string, Compounds>,
  isLast: boolean,
): Term | null {
  const forms = toForms(word).flatMap((form) => knownForms.get(form) ?? [])
  if (forms.some(({ lexeme }) => lexeme === null)) return null
  const lexemes = forms.flatMap(({ lexeme }) => lexeme ?? [])
  const prefixTerms = isLast ? toForms(word).map((form) => `${quoteLexeme(foldWord(form))}:*`) : []
  const related = toForms(word).flatMap((form) => {
    const { containing = [], parts = null } = compounds.get(form) ?? {}
    return [
      ...containing.map(quoteLexeme),
      ...(parts
        ? [`(${quoteLexeme(parts.first)} & ${quoteLexeme(parts.last)})`, quoteLexeme(parts.last)]
        : []),
    ]
  })
  return {
    exact: [
      ...lexemes.map(quoteLexeme),
      ...prefixTerms,
      ...forms.flatMap(({ completions }) => completions.map(quoteLexeme)),
    ],
    wide: [...related, ...forms.flatMap(({ synonyms }) => synonyms.map(quoteLexeme))],
  }
}

/** Returns true if a text contains the word, a word that begins with it, or its parts. */
function isFound(
  word: string,
  knownForms: ReadonlyMap<string, KnownForm>,
  compounds: ReadonlyMap<string, Compounds>,
  isLast: boolean,
): boolean {
  return toForms(word).some((form) => {
    const { isKnown = false, completions = [], isBegun = false } = knownForms.get(form) ?? {}
    const { containing = [], parts = null } = compounds.get(form) ?? {}
    return (
      isKnown || (isLast && (isBegun || completions.length > 0)) || containing.length > 0 || parts !== null
    )
  })
}

async function loadCompounds(
  db: Queryable,
  words: readonly string[],
  knownForms: ReadonlyMap<string, KnownForm>,
): Promise<Map<string, Compounds>> {
  const stems = words.flatMap(toForms).flatMap((form) => {
    const { lexeme = null } = knownForms.get(form) ?? {}
    return lexeme === null ? [] : [{ word: form, lexeme }]
  })
  return stems.length === 0 ? new Map() : await lookUpCompounds(db, stems)
}

/** Joins the words of a phrase with their distances; stop words count as positions. */
function toPhrase(words: readonly string[], knownForms: ReadonlyMap<string, KnownForm>): string | null {
  let phrase = ''
  let distance = 0
  for (const word of words) {
    distance += 1
    const lexemes = toForms(word).flatMap((form) => knownForms.get(form)?.lexeme ?? [])
    if (lexemes.length === 0) continue
    phrase +=
      phrase === ''
        ? joinAlternatives(lexemes.map(quoteLexeme))
        : ` <${distance}> ${joinAlternatives(lexemes.map(quoteLexeme))}`
    distance = 0
  }
  return phrase === '' ? null : `(${phrase})`
}

const joinAlternatives = (alternatives: readonly string[]) => `(${[...new Set(alternatives)].join(' | ')})`

/** Quotes a stem for text search. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
