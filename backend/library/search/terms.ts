import type { Compounds, IndexedForm } from './look-up-words'
import { foldWord, toForms } from './parse-query'

/** Alternatives in the syntax of PostgreSQL's text search. An entry must match one of them. */
export interface Term {
  /** The typed words, with completions and corrections. */
  exact: string[]
  /** Compounds, parts and synonyms of the typed words. */
  wide: string[]
  /** Compounds of synonyms. They make an entry a hit, but do not rank it as a hit in the title. */
  loose: string[]
}

/** Data of the index about the words of a search. */
export interface IndexData {
  forms: ReadonlyMap<string, IndexedForm>
  compounds: ReadonlyMap<string, Compounds>
}

/** Converts a word to a term; null for a stop word. `isCompleted` allows an incomplete word. */
export function toTerm(word: string, indexData: IndexData, isCompleted: boolean): Term | null {
  const forms = toForms(word).flatMap((form) => indexData.forms.get(form) ?? [])
  if (forms.some(({ lexeme }) => lexeme === null)) return null
  return {
    exact: [
      ...forms.flatMap(({ lexeme }) => (lexeme === null ? [] : quoteLexeme(lexeme))),
      ...(isCompleted ? toForms(word).flatMap((form) => toPrefixTerm(form).exact) : []),
      ...forms.flatMap(({ completions }) => completions.map(quoteLexeme)),
    ],
    wide: toForms(word).flatMap((form) => listRelated(form, indexData)),
    loose: [],
  }
}

/** Returns the compounds that contain a word, and the parts of the word itself. */
function listRelated(form: string, { compounds }: IndexData): string[] {
  const { containing = [], parts = [] } = compounds.get(form) ?? {}
  return [...containing.map(quoteLexeme), ...parts.map((lexemes) => joinAll(lexemes.map(quoteLexeme)))]
}

/** Creates a term that matches words beginning with a form. */
export function toPrefixTerm(form: string): Term {
  return { exact: [`${quoteLexeme(foldWord(form))}:*`], wide: [], loose: [] }
}

/** Joins terms to one term that matches only if all of them match. */
export function joinTerms(terms: readonly Term[]): Term {
  const [first] = terms
  if (terms.length === 1 && first) return first
  return {
    exact: [joinAll(terms.map(({ exact }) => joinAlternatives(exact)))],
    wide: [joinAll(terms.map(({ exact, wide }) => joinAlternatives([...exact, ...wide])))],
    loose: [],
  }
}

/** Adds synonyms to a term. A single word adds its compounds too; several words form a phrase. */
export function addSynonyms(term: Term, synonyms: readonly (readonly string[])[], indexData: IndexData): void {
  for (const words of synonyms) {
    const phrase = toPhrase(words, indexData)
    if (phrase === null) continue
    term.wide.push(phrase)
    if (words.length === 1) term.loose.push(...words.flatMap((word) => listRelated(word, indexData)))
  }
}

/**
 * Joins words to a phrase. Stop words are omitted, but count for the distance between the words.
 * Returns null if there are only stop words.
 * @param weight limits the matches to words of a weight, for example ":C"
 */
export function toPhrase(words: readonly string[], { forms }: Pick<IndexData, 'forms'>, weight = ''): string | null {
  let phrase = ''
  let distance = 0
  for (const word of words) {
    distance += 1
    const lexemes = toForms(word).flatMap((form) => forms.get(form)?.lexeme ?? [])
    if (lexemes.length === 0) continue
    const alternatives = joinAlternatives(lexemes.map((lexeme) => quoteLexeme(lexeme) + weight))
    phrase += phrase === '' ? alternatives : ` <${distance}> ${alternatives}`
    distance = 0
  }
  return phrase === '' ? null : `(${phrase})`
}

export const joinAlternatives = (alternatives: readonly string[]) => `(${[...new Set(alternatives)].join(' | ')})`

const joinAll = (terms: readonly string[]) => (terms.length === 1 ? terms.join('') : `(${terms.join(' & ')})`)

/** Quotes a stem for text search. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
