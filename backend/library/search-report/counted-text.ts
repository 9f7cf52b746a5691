/** Longer texts are hardly searched for repeatedly. */
const maxLength = 80

/** Ranges of years, as for seasons, which are not personal numbers. */
const season = /\b(?:19|20)\d\d\s?[-/–]\s?(?:(?:19|20)\d\d|\d\d)\b/g

/**
 * This many digits, with any separators, may be a telephone number, a date of birth or an account
 * number.
 */
const longNumber = /(?:\d[\s./()+–-]*){7}/

/**
 * Normalizes the words of a counted search to lower case and single spaces. Returns null if they
 * may contain a personal address or number.
 */
export function toCountedText(query: string): string | null {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (text === '' || text.length > maxLength || text.includes('@')) return null
  return longNumber.test(text.replace(season, '')) ? null : text
}
