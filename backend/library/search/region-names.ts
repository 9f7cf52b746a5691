import type { Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import { toSearchWords } from './parse-query'
import { type IndexData, joinAlternatives, quoteLexeme, type Term } from './terms'

/**
 * Lists the names of regions that contain the name of another region, each split into words:
 * "Sachsen-Anhalt" and "Niedersachsen" for "Sachsen". Empty if the word is not the name of a
 * region.
 */
export function listLongerNames(word: string, locale: Locale): string[][] {
  const names = Object.values(regionTitles).map((title) => toSearchWords(title[locale]))
  if (!names.some((name) => name.length === 1 && name[0] === word)) return []
  return names.filter((name) => name.join(' ') !== word && name.some((part) => part.endsWith(word)))
}

/** Returns true if the word at a position is a part of one of the names. */
function isWithinLongerName(words: readonly string[], position: number, longerNames: readonly string[][]): boolean {
  return longerNames.some((name) => {
    const index = name.indexOf(words[position] ?? '')
    return index >= 0 && name.every((part, offset) => words[position - index + offset] === part)
  })
}

interface WordsOfTerm {
  words: readonly string[]
  /** The position and the number of the words of the term. */
  start: number
  length: number
  locale: Locale
  indexData: IndexData
}

/**
 * Changes the term of a region so that entries of regions with longer names come last; no-op for
 * other words.
 */
export function excludeLongerNames(term: Term, { words, start, length, locale, indexData }: WordsOfTerm): void {
  const word = words[start] ?? ''
  const longerNames = length === 1 ? listLongerNames(word, locale) : []
  if (longerNames.length === 0 || isWithinLongerName(words, start, longerNames)) return
  const toLexemes = (parts: readonly (string | undefined)[]) =>
    parts.flatMap((part) => indexData.forms.get(part ?? '')?.lexeme ?? []).map(quoteLexeme)
  const compositeNames = longerNames.filter((name) => name.includes(word))
  const listNeighbors = (distance: number) =>
    toLexemes(compositeNames.map((name) => name[name.indexOf(word) + distance]))
  const lexemes = toLexemes([word])
  const compounds = toLexemes(longerNames.flat().filter((part) => part !== word && part.endsWith(word)))
  const [precedingLexemes, followingLexemes] = [listNeighbors(-1), listNeighbors(1)]
  const standaloneQuery = [
    ...(precedingLexemes.length > 0 ? [`!${joinAlternatives(precedingLexemes)}`] : []),
    joinAlternatives(lexemes),
    ...(followingLexemes.length > 0 ? [`!${joinAlternatives(followingLexemes)}`] : []),
  ].join(' <-> ')
  term.loose.push(...lexemes, ...term.wide.filter((part) => compounds.includes(part)))
  term.exact = [`(${standaloneQuery})`, ...term.exact.filter((part) => !lexemes.includes(part))]
  term.wide = term.wide.filter((part) => !compounds.includes(part))
}
