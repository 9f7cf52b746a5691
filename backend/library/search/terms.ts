import type { Compounds, KnownForm } from './look-up-words'
import { foldWord, toForms } from './parse-query'

/** A part of a query that an entry must match: alternatives in the syntax of text search. */
export interface Term {
  exact: string[]
  /** Compounds, parts and synonyms. */
  wide: string[]
  /** Compounds of synonyms, which are found but do not count as hits of a title. */
  loose: string[]
}

/** The indexed data of the words of a query. */
export interface Knowledge {
  forms: ReadonlyMap<string, KnownForm>
  compounds: ReadonlyMap<string, Compounds>
}

/** Converts a word to a term; null for a stop word. */
export function toTerm(word: string, knowledge: Knowledge, isCompleted: boolean): Term | null {
  const forms = toForms(word).flatMap((form) => knowledge.forms.get(form) ?? [])
  if (forms.some(({ lexeme }) => lexeme === null)) return null
  return {
    exact: [
      ...forms.flatMap(({ lexeme }) => (lexeme === null ? [] : quoteLexeme(lexeme))),
      ...(isCompleted ? toForms(word).flatMap((form) => toPrefixTerm(form).exact) : []),
      ...forms.flatMap(({ completions }) => completions.map(quoteLexeme)),
    ],
    wide: toForms(word).flatMap((form) => listRelated(form, knowledge)),
    loose: [],
  }
}

/** Lists the compounds with a word, and its own parts. */
function listRelated(form: string, { compounds }: Knowledge): string[] {
  const { containing = [], parts = [] } = compounds.get(form) ?? {}
  return [...containing.map(quoteLexeme), ...parts.map((lexemes) => joinAll(lexemes.map(quoteLexeme)))]
}

/** Matches words that begin with a form. */
export function toPrefixTerm(form: string): Term {
  return { exact: [`${quoteLexeme(foldWord(form))}:*`], wide: [], loose: [] }
}

/** Joins the terms of adjacent words to one term that needs all of them. */
export function joinTerms(terms: readonly Term[]): Term {
  const [first] = terms
  if (terms.length === 1 && first) return first
  return {
    exact: [joinAll(terms.map(({ exact }) => joinAlternatives(exact)))],
    wide: [joinAll(terms.map(({ exact, wide }) => joinAlternatives([...exact, ...wide])))],
    loose: [],
  }
}

/** Adds synonyms to a term: single words with their compounds, others as phrases. */
export function addSynonyms(
  term: Term,
  synonyms: readonly (readonly string[])[],
  knowledge: Knowledge,
): void {
  for (const words of synonyms) {
    const phrase = toPhrase(words, knowledge)
    if (phrase === null) continue
    term.wide.push(phrase)
    if (words.length === 1) term.loose.push(...words.flatMap((word) => listRelated(word, knowledge)))
  }
}

/** Joins the words of a phrase with their distances; stop words count as positions. */
export function toPhrase(words: readonly string[], { forms }: Pick<Knowledge, 'forms'>): string | null {
  let phrase = ''
  let distance = 0
  for (const word of words) {
    distance += 1
    const lexemes = toForms(word).flatMap((form) => forms.get(form)?.lexeme ?? [])
    if (lexemes.length === 0) continue
    const alternatives = joinAlternatives(lexemes.map(quoteLexeme))
    phrase += phrase === '' ? alternatives : ` <${distance}> ${alternatives}`
    distance = 0
  }
  return phrase === '' ? null : `(${phrase})`
}

export const joinAlternatives = (alternatives: readonly string[]) =>
  `(${[...new Set(alternatives)].join(' | ')})`

const joinAll = (terms: readonly string[]) => (terms.length === 1 ? terms.join('') : `(${terms.join(' & ')})`)

/** Quotes a stem for text search. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
