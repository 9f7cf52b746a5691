const key = 'recent-searches'
/** The maximum number of stored searches. */
const maxRecent = 8

/** The last searches of this browser, the latest first; they are never sent. */
export function getRecentSearches(): string[] {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    const texts = Array.isArray(storedValue)
      ? storedValue.filter((text: unknown) => typeof text === 'string')
      : []
    return texts.slice(0, maxRecent)
  } catch {
    // The stored value is invalid, or the browser has no storage.
    return []
  }
}

/** Stores a search as the latest. */
export function saveSearch(query: string): void {
  const text = query.trim()
  if (text === '') return
  const otherSearches = getRecentSearches().filter((search) => search.toLowerCase() !== text.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([text, ...otherSearches].slice(0, maxRecent)))
  } catch {
    // A browser that keeps nothing proposes nothing.
  }
}

/** Deletes all stored searches. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There is nothing to forget.
  }
}
