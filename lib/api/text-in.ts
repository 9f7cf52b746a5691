/** A value of an answer as text; empty for what is none. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
