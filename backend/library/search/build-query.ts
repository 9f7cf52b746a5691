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
import { foldWord, formsOf, type ParsedQuery } from './parse-query'

/** What is looked for in the entries of one language, as PostgreSQL's text search takes it. */
export interface TextQuery {
  locale: Locale
  /** The words as they were typed, in all their forms, and what they may go on as. */
  exact: string
  /** What else they may mean: compounds, parts, synonyms, words that are spelled alike. */
  wide: string
  /** At least one of them. */
  some: string
  /** How many words there are. */
  size: number
  corrections: readonly Correction[]
}

/** What a word that no text has was probably meant to be. */
export interface Correction {
  typed: string
  similar: readonly SimilarWord[]
}

interface Term {
  exact: string[]
  wide: string[]
}

/** Whole words alone are completed that are as long. */
const shortestCompleted = 3

/**
 * What is looked for in one language. Whatever was typed becomes words in quotes, so that nothing in it is an operator.
 * @returns null when there is nothing to look for
 */
export async function buildTextQuery(
  db: Queryable,
  locale: Locale,
  { words, phrases, isOpen }: ParsedQuery,
): Promise<TextQuery | null> {
  const last = isOpen ? words.at(-1) : undefined
  const open = last !== undefined && last.length >= shortestCompleted ? formsOf(last) : []
  const forms = [...new Set([...words, ...phrases.flat()].flatMap(formsOf))]
  const known = new Map((await lookUpForms(db, locale, forms, open)).map((one) => [one.form, one]))
  const compounds = locale === 'de' ? await compoundsOf(db, words, known) : new Map<string, Compounds>()
  const corrections: Correction[] = []
  const terms: Term[] = []
  for (const word of words) {
    const isLast = word === last && open.length > 0
    const term = termOf(word, known, compounds, isLast)
    if (!term) continue
    terms.push(term)
    if (isFound(word, known, compounds, isLast)) continue
    const similar = await lookUpSimilar(db, locale, formsOf(word).at(-1) ?? word)
    term.exact.push(...similar.map(({ lexeme }) => quoteLexeme(lexeme)))
    if (similar.length > 0) corrections.push({ typed: word, similar })
  }
  // Of words that stand in every text alone, the last may still go on.
  if (terms.length === 0) terms.push(...open.slice(0, 1).map(begun))
  const asPhrases = phrases.flatMap((phrase) => phraseOf(phrase, known) ?? [])
  if (terms.length + asPhrases.length === 0) return null
  const all = (alternatives: (term: Term) => string[]) =>
    [...asPhrases, ...terms.map((term) => anyOf(alternatives(term)))].join(' & ')
  return {
    locale,
    exact: all(({ exact }) => exact),
    wide: all(({ exact, wide }) => [...exact, ...wide]),
    some: anyOf([...asPhrases, ...terms.flatMap(({ exact }) => exact)]),
    size: terms.length + asPhrases.length,
    corrections,
  }
}

/** What begins with a form. */
function begun(form: string): Term {
  return { exact: [`${quoteLexeme(foldWord(form))}:*`], wide: [] }
}

function termOf(
  word: string,
  known: ReadonlyMap<string, KnownForm>,
  compounds: ReadonlyMap<string, Compounds>,
  isLast: boolean,
): Term | null {
  const forms = formsOf(word).flatMap((form) => known.get(form) ?? [])
  if (forms.some(({ lexeme }) => lexeme === null)) return null
  const lexemes = forms.flatMap(({ lexeme }) => lexeme ?? [])
  const completed = isLast ? formsOf(word).map((form) => `${quoteLexeme(foldWord(form))}:*`) : []
  const related = formsOf(word).flatMap((form) => {
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
      ...completed,
      ...forms.flatMap(({ completions }) => completions.map(quoteLexeme)),
    ],
    wide: [...related, ...forms.flatMap(({ synonyms }) => synonyms.map(quoteLexeme))],
  }
}

/** Whether a text has the word, a word that it begins, or what it is made of. */
function isFound(
  word: string,
  known: ReadonlyMap<string, KnownForm>,
  compounds: ReadonlyMap<string, Compounds>,
  isLast: boolean,
): boolean {
  return formsOf(word).some((form) => {
    const { isKnown = false, completions = [], isBegun = false } = known.get(form) ?? {}
    const { containing = [], parts = null } = compounds.get(form) ?? {}
    return (
      isKnown || (isLast && (isBegun || completions.length > 0)) || containing.length > 0 || parts !== null
    )
  })
}

async function compoundsOf(
  db: Queryable,
  words: readonly string[],
  known: ReadonlyMap<string, KnownForm>,
): Promise<Map<string, Compounds>> {
  const asked = words.flatMap(formsOf).flatMap((form) => {
    const { lexeme = null } = known.get(form) ?? {}
    return lexeme === null ? [] : [{ word: form, lexeme }]
  })
  return asked.length === 0 ? new Map() : await lookUpCompounds(db, asked)
}

/** The words one behind the other; words that stand in every text leave their place. */
function phraseOf(words: readonly string[], known: ReadonlyMap<string, KnownForm>): string | null {
  let phrase = ''
  let distance = 0
  for (const word of words) {
    distance += 1
    const lexemes = formsOf(word).flatMap((form) => known.get(form)?.lexeme ?? [])
    if (lexemes.length === 0) continue
    phrase +=
      phrase === '' ? anyOf(lexemes.map(quoteLexeme)) : ` <${distance}> ${anyOf(lexemes.map(quoteLexeme))}`
    distance = 0
  }
  return phrase === '' ? null : `(${phrase})`
}

const anyOf = (alternatives: readonly string[]) => `(${[...new Set(alternatives)].join(' | ')})`

/** A stem as text search takes it literally. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
