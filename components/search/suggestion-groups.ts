import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { SearchKind, SearchPart, SearchSuggestion, SearchSuggestions } from '@/lib/contract/site/search'
import type { SearchTexts } from './search-texts'

/** A suggestion for the typed words, with its target. */
export interface SuggestedEntry {
  key: string
  href: string
  title: readonly SearchPart[]
  /** The kind of the result; empty if the label of its group already names it. */
  detail: string
  /** The language of its title if it differs from that of the page. */
  lang?: string | undefined
  isAll?: true
}

export interface SuggestedGroup {
  key: string
  label: string
  entries: readonly SuggestedEntry[]
}

const toUnmarkedParts = (text: string): SearchPart[] => [{ text, is_hit: false }]

/**
 * Returns the address of a search.
 * @param action the address of the page with the search results
 */
export function toSearchUrl(action: string, query: string, category?: 'pages' | 'others'): string {
  const path = category === undefined ? action : `${action}/${category}`
  return `${path}?${new URLSearchParams({ query })}`
}

/** Creates the group of the recent searches in this browser. */
export function createRecentGroups(
  action: string,
  recentQueries: readonly string[],
  texts: SearchTexts,
): SuggestedGroup[] {
  if (recentQueries.length === 0) return []
  const entries = recentQueries.map((query) => ({
    key: `recent ${query}`,
    href: toSearchUrl(action, query),
    title: toUnmarkedParts(query),
    detail: '',
  }))
  return [{ key: 'recent', label: texts.recent, entries }]
}

/**
 * Creates a group for pages and one for other results, each with its first results and a link to
 * all of them.
 */
export function createResultGroups(
  action: string,
  { query, pages, others, is_exact }: SearchSuggestions,
  locale: Locale,
  texts: SearchTexts,
): SuggestedGroup[] {
  const candidates = [
    { key: 'pages', list: pages, label: texts.pages, linkText: is_exact ? texts.allPages : texts.morePages },
    { key: 'others', list: others, label: texts.others, linkText: is_exact ? texts.allOthers : texts.moreOthers },
  ] as const
  const groups: SuggestedGroup[] = []
  for (const { key, list, label, linkText } of candidates) {
    const { count, results } = list
    const entries = results.map((suggestion) => toEntry(suggestion, locale, texts.kinds))
    if (entries.length === 0) continue
    if (count > entries.length) {
      const title = toUnmarkedParts(linkText.replace('{count}', String(count)))
      entries.push({ key: `all ${key}`, href: toSearchUrl(action, query, key), title, detail: '', isAll: true })
    }
    groups.push({ key, label, entries })
  }
  return groups
}

function toEntry(
  { kind, id, locale: suggestionLocale, title, url, detail }: SearchSuggestion,
  locale: Locale,
  kinds: Readonly<Record<SearchKind, string>>,
): SuggestedEntry {
  const facts = kind === 'pages' ? [detail] : [kinds[kind], detail]
  return {
    key: `${kind} ${id} ${suggestionLocale}`,
    href: url,
    title,
    detail: facts.filter(Boolean).join(', '),
    lang: suggestionLocale === locale ? undefined : languageTags[suggestionLocale],
  }
}
