/** The maximum length. Longer texts are rarely searched twice. */
const maxLength = 80

/** Seasons such as "2024/25". They have many digits but are not personal. */
const seasonPattern = /\b(?:19|20)\d\d\s?[-/–]\s?(?:(?:19|20)\d\d|\d\d)\b/g

/**
 * This many digits, with any separators, may be a telephone number, a date of birth or an account
 * number.
 */
const longNumberPattern = /(?:\d[\s./()+–-]*){7}/

/**
 * Normalizes a search for the report: lower case and single spaces. Returns null if the search may
 * contain an e-mail address or a personal number.
 */
export function toCountedText(query: string): string | null {
  const text = query
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  if (text === '' || text.length > maxLength || text.includes('@')) return null
  return longNumberPattern.test(text.replace(seasonPattern, '')) ? null : text
}
