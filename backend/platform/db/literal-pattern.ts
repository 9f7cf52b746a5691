/** Escapes `%`, `_` and backslashes for a LIKE pattern. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
