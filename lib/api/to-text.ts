/** Converts a value to a string; empty if it is not a string. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
