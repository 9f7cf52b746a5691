import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import { toSearchWords } from './parse-query'
import { joinAlternatives, type Knowledge, quoteLexeme, type Term } from './terms'

/**
 * Lists the words of the names of regions that contain the name of another region: "Sachsen-Anhalt"
 * and "Niedersachsen" for "Sachsen". None for other words.
 */
export function listLongerNames(word: string, locale: Locale): string[][] {
  const names = Object.values(regionTitles).map((title) => toSearchWords(title[locale]))
  if (!names.some((name) => name.length === 1 && name[0] === word)) return []
  return names.filter((name) => name.join(' ') !== word && name.some((part) => part.endsWith(word)))
}

/** Returns true if the word at a position is a part of one of the names. */
function isWithinLongerName(words: readonly string[], at: number, longerNames: readonly string[][]): boolean {
  return longerNames.some((name) => {
    const index = name.indexOf(words[at] ?? '')
    return index >= 0 && name.every((part, place) => words[at - index + place] === part)
  })
}

interface WordsOfTerm {
  words: readonly string[]
  /** The position and the number of the words of the term. */
  start: number
  length: number
  locale: Locale
  knowledge: Knowledge
}

/**
 * Changes the term of a region so that entries of regions with longer names come last; no-op for
 * other words.
 */
export function excludeLongerNames(
  term: Term,
  { words, start, length, locale, knowledge }: WordsOfTerm,
): void {
  const word = words[start] ?? ''
  const longerNames = length === 1 ? listLongerNames(word, locale) : []
  if (longerNames.length === 0 || isWithinLongerName(words, start, longerNames)) return
  const toLexemes = (parts: readonly (string | undefined)[]) =>
    parts.flatMap((part) => knowledge.forms.get(part ?? '')?.lexeme ?? []).map(quoteLexeme)
  const compositeNames = longerNames.filter((name) => name.includes(word))
  const listNeighbors = (distance: number) =>
    toLexemes(compositeNames.map((name) => name[name.indexOf(word) + distance]))
  const lexemes = toLexemes([word])
  const compounds = toLexemes(longerNames.flat().filter((part) => part !== word && part.endsWith(word)))
  const [before, behind] = [listNeighbors(-1), listNeighbors(1)]
  const alone = [
    ...(before.length > 0 ? [`!${joinAlternatives(before)}`] : []),
    joinAlternatives(lexemes),
    ...(behind.length > 0 ? [`!${joinAlternatives(behind)}`] : []),
  ].join(' <-> ')
  term.loose.push(...lexemes, ...term.wide.filter((part) => compounds.includes(part)))
  term.exact = [`(${alone})`, ...term.exact.filter((part) => !lexemes.includes(part))]
  term.wide = term.wide.filter((part) => !compounds.includes(part))
}
