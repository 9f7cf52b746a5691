import { getBlockEditor } from '@/features/blocks/editors'
import { parseWords } from '@/lib/text/split-words'
import type { Choice } from './new-tree'

export interface ChoiceWords {
  name: string
  about: string
}

/**
 * Searches choices. A choice matches if each word of the query is the start of a word in its name,
 * its search words or its description. Matches in the name come first, then in the search words.
 */
export function searchChoices(
  choices: readonly Choice[],
  query: string,
  getWords: (choice: Choice) => ChoiceWords,
): Choice[] {
  const queryWords = parseWords(query)
  // 3: matches in the name alone, 2: with the search words, 1: with the description, 0: no match.
  const rankChoice = (choice: Choice) => {
    const { name, about } = getWords(choice)
    const texts = [name, listSearchWords(choice), about]
    return texts.filter((_, index) => matches(queryWords, texts.slice(0, index + 1).join(' '))).length
  }
  return choices
    .map((choice) => ({ choice, rank: rankChoice(choice) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((first, second) => second.rank - first.rank)
    .map(({ choice }) => choice)
}

/** Returns the names and search words in both languages, because editors may know only one. */
function listSearchWords(choice: Choice): string {
  if ('saved' in choice) return ''
  if ('pattern' in choice) return Object.values(choice.pattern.name).join(' ')
  const { name, searchWords } = getBlockEditor(choice.model)
  return [...Object.values(name), ...Object.values(searchWords)].join(' ')
}

function matches(queryWords: readonly string[], text: string): boolean {
  const textWords = parseWords(text)
  return queryWords.every((word) => textWords.some((textWord) => textWord.startsWith(word)))
}
