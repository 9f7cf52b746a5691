import { isRecord } from './is-record'

/** An entry of the user navigation, with what lies below it. */
export interface AccountEntry {
  title: string
  url: string
  children: AccountEntry[]
}

/** GET pageeditor-api/nav-account/, as far as the frame shows it. */
export interface AccountNavigation {
  pages: AccountEntry[]
  unionCategories: AccountEntry[]
  downloadCategories: AccountEntry[]
}

/**
 * The navigation that an answer holds; null for what is none. Written by hand: a schema would bring its library to every
 * page.
 */
export function accountNavigationOf(data: unknown): AccountNavigation | null {
  if (!isRecord(data)) return null
  return {
    pages: entriesOf(data.pages),
    unionCategories: entriesOf(data.user_unions_categories),
    downloadCategories: entriesOf(data.downloads_categories),
  }
}

function entriesOf(list: unknown): AccountEntry[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.title !== 'string' || typeof entry.url !== 'string') return []
    const name = typeof entry.menu_name === 'string' && entry.menu_name !== '' ? entry.menu_name : entry.title
    return [{ title: name, url: entry.url, children: entriesOf(entry.children) }]
  })
}
