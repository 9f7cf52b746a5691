const storageKey = 'recent-searches'
const maxRecent = 8

/** Returns the last searches in this browser, latest first. They are never sent to the server. */
export function getRecentSearches(): string[] {
  try {
    const storedValue: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    const texts = Array.isArray(storedValue) ? storedValue.filter((text: unknown) => typeof text === 'string') : []
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
    localStorage.setItem(storageKey, JSON.stringify([text, ...otherSearches].slice(0, maxRecent)))
  } catch {
    // A browser without storage keeps no searches and later proposes none.
  }
}

export function clearSearches(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // A browser without storage has no stored searches.
  }
}
