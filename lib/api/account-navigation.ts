import { isRecord } from '../is-record'

/** An entry of the user navigation with its children. */
export interface AccountEntry {
  title: string
  url: string
  children: AccountEntry[]
}

/**
 * The parts of the response of GET pageeditor-api/nav-account/ that the header and the account
 * layout show.
 */
export interface AccountNavigation {
  pages: AccountEntry[]
  unionCategories: AccountEntry[]
  downloadCategories: AccountEntry[]
}

/**
 * Parses the response; null if it is invalid. Parsed without a schema, which would add zod to the
 * scripts of every page.
 */
export function parseAccountNavigation(data: unknown): AccountNavigation | null {
  if (!isRecord(data)) return null
  return {
    pages: parseEntries(data.pages),
    unionCategories: parseEntries(data.user_unions_categories),
    downloadCategories: parseEntries(data.downloads_categories),
  }
}

function parseEntries(list: unknown): AccountEntry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.title !== 'string' || typeof entry.url !== 'string') return []
    const name = typeof entry.menu_name === 'string' && entry.menu_name !== '' ? entry.menu_name : entry.title
    return [{ title: name, url: entry.url, children: parseEntries(entry.children) }]
  })
}
