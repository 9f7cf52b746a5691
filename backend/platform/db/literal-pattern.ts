/** A text as a pattern of LIKE that finds the text itself: `%`, `_` and a backslash stand for themselves. */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
