/** The parts of a person's name; missing parts are empty. */
export interface NameParts {
  /** Academic titles before the name. */
  prefix: string
  givenName: string
  familyName: string
  /** Degrees and generations after the name. */
  suffix: string
}

const titlePattern =
  /^(?:PD|(?:[DM]?Dr|M?Mag|Prof|Dipl|Ing|Lic|Univ|Priv|Hon|Jun|Doz)\.[\p{L}.-]*|Dr|Prof|\p{Ll}[\p{L}.]*\.)$/u
const degreePattern =
  /^(?:M\.?\s?A\.?|B\.?\s?A\.?|MBA|LL\.\s?[BM]\.|Ph\.?\s?D\.?|[BM]\.?\s?(?:Sc|Eng|Mus|Ed)\.?|\(FH\)|jun\.?|sen\.?|(?:Jun|Sen|Jr|Sr)\.|II|III|IV)$/

const isParticle = (word: string) => /^\p{Ll}/u.test(word)
const isDegree = (text: string) => degreePattern.test(text)

/**
 * Splits a name. The family name is the last word with its particles (“von der Heide”), or the text
 * before a comma (“Amsel, Ada”).
 */
export function splitName(name: string): NameParts {
  const [first = '', ...afterComma] = name.split(',').map((part) => part.trim())
  const isInverted = afterComma.length === 1 && !afterComma.every(isDegree)
  if (isInverted) {
    const { prefix, words } = splitTitles(afterComma[0] ?? '')
    return { prefix, givenName: words.join(' '), familyName: first, suffix: '' }
  }
  const { prefix, words } = splitTitles(first)
  const end = words.findLastIndex((word) => !isDegree(word)) + 1
  const nameWords = words.slice(0, end || words.length)
  const familyNameIndex = nameWords.findIndex((_, index) => nameWords.slice(index, -1).every(isParticle))
  return {
    prefix,
    givenName: nameWords.slice(0, familyNameIndex).join(' '),
    familyName: nameWords.slice(familyNameIndex).join(' '),
    suffix: [words.slice(nameWords.length).join(' '), ...afterComma].filter(Boolean).join(', '),
  }
}

/** Splits the academic titles from the words of a name. */
function splitTitles(text: string): { prefix: string; words: string[] } {
  // “M. Sc.” is one degree.
  const words = text.split(/\s+(?!(?:Sc|Eng|Mus)\.)/)
  const start = Math.max(
    0,
    words.findIndex((word) => !titlePattern.test(word)),
  )
  return { prefix: words.slice(0, start).join(' '), words: words.slice(start) }
}
