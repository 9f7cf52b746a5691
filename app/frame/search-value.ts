/** Returns the first value of a query parameter; null if the parameter is missing. */
export function getFirstValue(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value) ?? null
}

/** Returns the search words in a query parameter. Control characters are replaced by spaces. */
export function toSearchWords(value: string | string[] | undefined): string {
  return (getFirstValue(value) ?? '').replace(/\p{Cc}+/gu, ' ').trim()
}
