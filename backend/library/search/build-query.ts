import type { Queryable } from '@/backend/platform/db/client'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { lookUpSynonyms, type SynonymSpan } from './look-up-synonyms'
import { isKnownWord, lookUpCompounds, lookUpForms, lookUpSimilar, type SimilarWord } from './look-up-words'
import { type ParsedQuery, toForms, toUmlautForm } from './parse-query'
import { findRegionAlias, type RegionAlias } from './region-aliases'
import { excludeLongerNames, listLongerNames } from './region-names'
import { findShortCode, toCodeTerm } from './short-codes'
import {
  addSynonyms,
  type IndexData,
  joinAlternatives,
  joinTerms,
  quoteLexeme,
  type Term,
  toPhrase,
  toPrefixTerm,
  toTerm,
} from './terms'

/** The query in the index of one language, in the syntax of PostgreSQL's text search. */
export interface TextQuery {
  locale: Locale
  /** Matches all typed words in all their forms, and completions of the last word. */
  exact: string
  /** Extends `exact`: compounds, parts, synonyms and similar spellings of a word also match. */
  wide: string
  /** Extends `wide` by compounds of the synonyms. Matches all entries that count as hits. */
  loose: string
  /** Matches entries with at least one of the words. */
  some: string
  /** The number of typed words and phrases; at least 1. */
  termCount: number
  corrections: readonly Correction[]
  /** True if no text of the language contains one of the words as it was typed. */
  hasUnknownWord: boolean
}

/** A typed word that no text contains, and similar words. */
export interface Correction {
  typedWord: string
  similarWords: readonly SimilarWord[]
}

/** The minimum length of a word that is completed. */
const minCompletionLength = 3

/** The maximum number of words to look up compounds for. */
const maxCompoundWords = 12

/**
 * Builds the query for one language. All typed words are quoted, so that they cannot be operators.
 * @param isCorrected true if similar words are looked up for unknown words
 * @returns null if the search has no words to search for
 */
export async function buildTextQuery(
  db: Queryable,
  locale: Locale,
  { words, phrases, isOpen }: ParsedQuery,
  isCorrected = true,
): Promise<TextQuery | null> {
  const lastWord = isOpen ? words.at(-1) : undefined
  const openForms = lastWord !== undefined && lastWord.length >= minCompletionLength ? toForms(lastWord) : []
  const spans = await lookUpSynonyms(db, locale, words)
  const aliases = words.map((_, position) => findRegionAlias(words, position, locale))
  const indexData = await loadIndexData(db, locale, { words, phrases, openForms, spans, aliases })
  const parts = listParts(words, { locale, spans, aliases, indexData, isOpen: openForms.length > 0 })
  const corrections = isCorrected ? await loadCorrections(db, locale, parts) : []
  const terms = parts.map(({ term }) => term)
  // If the search has only stop words, the last one may be the beginning of a longer word.
  if (terms.length === 0) terms.push(...openForms.slice(0, 1).map(toPrefixTerm))
  const phraseTerms = phrases.flatMap((phrase) => toPhrase(phrase, indexData) ?? [])
  if (terms.length + phraseTerms.length === 0) return null
  const joinParts = (alternatives: (term: Term) => string[]) =>
    [...phraseTerms, ...terms.map((term) => joinAlternatives(alternatives(term)))].join(' & ')
  const typedCount = parts.reduce((sum, { typedWords }) => sum + typedWords.length, 0)
  return {
    locale,
    exact: joinParts(({ exact }) => exact),
    wide: joinParts(({ exact, wide }) => [...exact, ...wide]),
    loose: joinParts(({ exact, wide, loose }) => [...exact, ...wide, ...loose]),
    some: joinAlternatives([...phraseTerms, ...terms.flatMap(({ exact }) => exact)]),
    termCount: Math.max(typedCount, 1) + phraseTerms.length,
    corrections,
    hasUnknownWord: parts.some(({ isKnown }) => !isKnown),
  }
}

/**
 * One or more adjacent typed words that form a unit: a word, an entry of the synonyms, or a short
 * code.
 */
interface Part {
  typedWords: readonly string[]
  term: Term
  /** False if no text contains the word. */
  isKnown: boolean
}

/** The synonyms and regions that words mean, by the position of their first word. */
interface Meanings {
  spans: ReadonlyMap<number, SynonymSpan>
  aliases: readonly (RegionAlias | null)[]
}

interface PartOptions extends Meanings {
  locale: Locale
  indexData: IndexData
  /** True if the user may not have finished the last word. */
  isOpen: boolean
}

/** Splits typed words into parts without stop words. */
function listParts(words: readonly string[], options: PartOptions): Part[] {
  const { locale, indexData, isOpen } = options
  const parts: Part[] = []
  for (let position = 0; position < words.length; ) {
    const { span, alias, codeTerm, length } = findUnit(words, position, options)
    const typedWords = words.slice(position, position + length)
    const start = position
    position += length
    const isCompleted = isOpen && position === words.length
    const term = codeTerm ?? toSpanTerm(typedWords, indexData, isCompleted)
    if (!term) continue
    excludeLongerNames(term, { words, start, length, locale, indexData })
    if (span) addSynonyms(term, span.synonyms, indexData)
    if (alias) addRegion(term, alias, { locale, indexData })
    const isKnown = (span ?? alias ?? codeTerm) !== null || isInTexts(typedWords.join(''), indexData, isCompleted)
    parts.push({ typedWords, term, isKnown })
  }
  return parts
}

/** Finds the synonyms, the region or the short code that the words at a position mean. */
function findUnit(words: readonly string[], position: number, { spans, aliases, indexData }: PartOptions) {
  const span = spans.get(position) ?? null
  const alias = span ? null : (aliases[position] ?? null)
  const code = span || alias ? null : findShortCode(words, position)
  const codeTerm = code && toCodeTerm(code, indexData)
  return { span, alias, codeTerm, length: span?.length ?? alias?.wordCount ?? (codeTerm ? code.length : 1) }
}

/** Adds the federal state of an alias, without longer names, or the towns of a region. */
function addRegion(
  term: Term,
  { name, towns }: RegionAlias,
  { locale, indexData }: Pick<PartOptions, 'locale' | 'indexData'>,
): void {
  const stateTerm = name && toSpanTerm(name, indexData, false)
  if (stateTerm) {
    excludeLongerNames(stateTerm, { words: name, start: 0, length: name.length, locale, indexData })
    term.exact.push(...stateTerm.exact)
  }
  // The weight C is that of places. "Hof" and "Essen" are common words in texts.
  term.wide.push(...towns.flatMap((town) => toPhrase(town, indexData, ':C') ?? []))
}

/**
 * Joins adjacent words to one term; null if all are stop words. If `isCompleted`, the last word may
 * be incomplete.
 */
function toSpanTerm(words: readonly string[], indexData: IndexData, isCompleted: boolean): Term | null {
  const terms = words.flatMap(
    (word, position) => toTerm(word, indexData, isCompleted && position === words.length - 1) ?? [],
  )
  return terms.length === 0 ? null : joinTerms(terms)
}

/** Looks up similar words for unknown words, and adds them as alternatives to the terms. */
async function loadCorrections(db: Queryable, locale: Locale, parts: readonly Part[]): Promise<Correction[]> {
  const corrections: Correction[] = []
  for (const { typedWords, term, isKnown } of parts) {
    if (isKnown) continue
    const word = typedWords.join('')
    const similarWords = await findSimilarWords(db, locale, word)
    term.exact.push(...similarWords.map(({ lexeme }) => quoteLexeme(lexeme)))
    if (similarWords.length > 0) corrections.push({ typedWord: word, similarWords })
  }
  return corrections
}

interface Lookup extends Meanings, Pick<ParsedQuery, 'words' | 'phrases'> {
  /** The forms of the last word if the user may not have finished it; otherwise empty. */
  openForms: readonly string[]
}

/**
 * Looks up the typed words and their synonyms in the index. In German also looks up their
 * compounds.
 */
async function loadIndexData(
  db: Queryable,
  locale: Locale,
  { words, phrases, openForms, spans, aliases }: Lookup,
): Promise<IndexData> {
  const entries = [...spans.values()].flatMap(({ synonyms }) => synonyms)
  const codes = words.flatMap((_, position) => findShortCode(words, position)?.letters ?? [])
  const regionWords = aliases.flatMap((alias) => [...(alias?.name ?? []), ...(alias?.towns ?? []).flat()])
  const longerNames = [...words, ...regionWords].flatMap((word) => listLongerNames(word, locale).flat())
  const namesOfPlaces = [...regionWords, ...longerNames]
  const lookupWords = [...words, ...phrases.flat(), ...codes, ...entries.flat(), ...namesOfPlaces]
  const forms = [...new Set(lookupWords.flatMap(toForms))]
  const knownForms = new Map(
    (await lookUpForms(db, locale, forms, openForms)).map((knownForm) => [knownForm.form, knownForm]),
  )
  if (locale !== 'de') return { forms: knownForms, compounds: new Map() }
  const singleSynonyms = entries.filter(({ length }) => length === 1).flat()
  // A word with synonyms is not split, because its synonyms are better alternatives than its parts.
  const isInSpan = (position: number) =>
    [...spans].some(([start, { length }]) => position >= start && position < start + length)
  const compoundWords = [
    ...words.map((word, position) => ({ word, isTyped: true, isSplit: !isInSpan(position) })),
    ...singleSynonyms.map((word) => ({ word, isTyped: false, isSplit: false })),
  ].flatMap(({ word, isTyped, isSplit }) =>
    toForms(word).flatMap((form) => {
      const { lexeme = null, isKnown = false } = knownForms.get(form) ?? {}
      return lexeme === null ? [] : [{ word: form, lexeme, isKnown, isTyped, isSplit }]
    }),
  )
  const uniqueWords = compoundWords.filter(
    ({ word }, place) => compoundWords.findIndex((entry) => entry.word === word) === place,
  )
  const compounds = await lookUpCompounds(db, uniqueWords.slice(0, maxCompoundWords))
  return { forms: knownForms, compounds }
}

/**
 * Returns true if some text contains the word, its parts or a compound with it. If `isCompleted`, a
 * word that begins with it is enough.
 */
function isInTexts(word: string, { forms, compounds }: IndexData, isCompleted: boolean): boolean {
  return toForms(word).some((form) => {
    const { isKnown = false, completions = [], isPrefix = false } = forms.get(form) ?? {}
    const { containing = [], parts = [] } = compounds.get(form) ?? {}
    return isKnown || (isCompleted && (isPrefix || completions.length > 0)) || containing.length > 0 || parts.length > 0
  })
}

/**
 * Looks up words with a similar spelling. Returns none for a word of the other language, which is
 * one that its texts, synonyms or regions contain.
 */
async function findSimilarWords(db: Queryable, locale: Locale, word: string): Promise<SimilarWord[]> {
  const secondLocale = getOtherLocale(locale)
  if (findRegionAlias([word], 0, secondLocale) || (await isKnownWord(db, secondLocale, word))) return []
  if ((await lookUpSynonyms(db, secondLocale, [word])).size > 0) return []
  return await lookUpSimilar(db, locale, toUmlautForm(word))
}
