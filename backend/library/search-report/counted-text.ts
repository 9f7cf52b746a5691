/** Longer than what many search for alike. */
const maxLength = 80

/** Years side by side, as seasons have them: no number of a person. */
const season = /\b(?:19|20)\d\d\s?[-/–]\s?(?:(?:19|20)\d\d|\d\d)\b/g

/** As many digits, however they are spaced, are a telephone number, a date of birth or a number of an account. */
const longNumber = /(?:\d[\s./()+–-]*){7}/

/** The words by which a search is counted: in small letters, evenly spaced. Null for what may name a person's address or number. */
export function countedText(query: string): string | null {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (text === '' || text.length > maxLength || text.includes('@')) return null
  return longNumber.test(text.replace(season, '')) ? null : text
}
