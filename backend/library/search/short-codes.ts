import { type IndexData, quoteLexeme, type Term } from './terms'

/** A code of a few letters and digits, such as a pay group. "E 13" and "E13" are the same code. */
interface ShortCode {
  letters: string
  digits: string
  /** The number of typed words that form the code. */
  length: number
}

const codeLettersPattern = /^\p{L}{1,3}$/u
const codeDigitsPattern = /^\d{1,2}[a-z]?$/
const joinedCodePattern = /^(\p{L}{1,3})(\d{1,2}[a-z]?)$/u

/** Finds a code that begins at a position in the typed words. */
export function findShortCode(words: readonly string[], position: number): ShortCode | null {
  const word = words[position] ?? ''
  const nextWord = words[position + 1] ?? ''
  if (codeLettersPattern.test(word) && codeDigitsPattern.test(nextWord))
    return { letters: word, digits: nextWord, length: 2 }
  const [, letters, digits] = joinedCodePattern.exec(word) ?? []
  return letters !== undefined && digits !== undefined ? { letters, digits, length: 1 } : null
}

/**
 * Converts a code to a term that matches both spellings. Returns null if its letters are a stop
 * word ("am 15").
 */
export function toCodeTerm({ letters, digits }: ShortCode, { forms }: IndexData): Term | null {
  const lexeme = forms.get(letters)?.lexeme ?? null
  if (lexeme === null) return null
  return {
    exact: [quoteLexeme(letters + digits), `(${quoteLexeme(lexeme)} <-> ${quoteLexeme(digits)})`],
    wide: [],
    loose: [],
  }
}
