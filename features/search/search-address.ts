import type { Locale } from '@/lib/contract/common/locale'
import { otherSearchKinds, type SearchKind, type SearchOrdering } from '@/lib/contract/site/search'
import { pathOf } from '@/lib/i18n/paths'

/** A part of what is found, shown by itself: one kind, or everything but content pages. */
export type SearchCategory = SearchKind | 'others'

/** The categories as addresses name them. */
export const searchCategories: readonly SearchCategory[] = ['pages', ...otherSearchKinds, 'others']

/** What an address of the search asks for. */
export interface AskedSearch {
  /** Empty where nothing is searched for yet. */
  query: string
  /** Null for the first hits of all kinds. */
  category: SearchCategory | null
  page: number
  /** The language of what is found; null for both. */
  language: Locale | null
  year: number | null
  ordering: SearchOrdering
}

/** How long a query may be; what is beyond is left out. */
export const maxQueryLength = 200

/** Whether only a part is searched. */
export const isFiltered = ({ language, year }: AskedSearch): boolean => language !== null || year !== null

/** The parameters of what is asked for, as the site's addresses and the backend's calls have them. */
export function searchParameters({
  query,
  language,
  year,
  ordering,
}: Pick<AskedSearch, 'query' | 'language' | 'year' | 'ordering'>): Record<string, string> {
  return {
    query,
    ...(language !== null && { language }),
    ...(year !== null && { year: String(year) }),
    ...(ordering !== 'relevance' && { ordering }),
  }
}

/** The address of a search. */
export function searchAddress(locale: Locale, asked: AskedSearch): string {
  const { query, category, page } = asked
  const filter = category === null ? [] : [category, ...(page > 1 ? [String(page)] : [])]
  const path = pathOf(locale, '/search/[[...filter]]', { filter })
  return query === '' ? path : `${path}?${new URLSearchParams(searchParameters(asked))}`
}

/** What an address has, as it stands there; null for what it does not have. */
type Values = Readonly<Record<'query' | 'language' | 'year' | 'ordering', string | null>>

/**
 * What an address asks for; null where it names a kind, page, language, year or order that there is not.
 * @param filter the parts of the path: a category and a page
 */
export function readSearchAddress(filter: readonly string[], values: Values): AskedSearch | null {
  const [categoryPart, pagePart = '1'] = filter
  const category = searchCategories.find((known) => known === categoryPart) ?? null
  const language = values.language || null
  const year = values.year || null
  const ordering = values.ordering || 'relevance'
  if (categoryPart !== undefined && category === null) return null
  if (!/^[1-9]\d{0,3}$/.test(pagePart)) return null
  if (language !== null && language !== 'de' && language !== 'en') return null
  if (year !== null && !/^\d{4}$/.test(year)) return null
  if (ordering !== 'relevance' && ordering !== '-date') return null
  return {
    query: queryOf(values.query ?? ''),
    category,
    page: Number(pagePart),
    language,
    year: year === null ? null : Number(year),
    ordering,
  }
}

/** The words of a query; control characters separate them. */
function queryOf(value: string): string {
  return value
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxQueryLength)
    .replace(/[\uD800-\uDBFF]$/, '')
}
