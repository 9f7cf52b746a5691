/** The first value of a parameter; null for none. */
export function firstValue(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** Returns the search words. Control characters separate words. */
export function toSearchWords(value: string | string[] | undefined): string {
  return (firstValue(value) ?? '').replace(/\p{Cc}+/gu, ' ').trim()
}
