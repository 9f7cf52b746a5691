import type { Locale } from '@/lib/contract/common/locale'
import { yearSchema } from '@/lib/contract/common/time-range'
import { otherSearchKinds, type SearchKind, type SearchOrdering } from '@/lib/contract/site/search'
import { buildPath } from '@/lib/i18n/paths'
import { cutText } from '@/lib/text/cut-text'

/** The hits of one kind, or of all kinds except content pages (`others`). */
export type SearchCategory = SearchKind | 'others'

/** The categories by their names in addresses. */
export const searchCategories: readonly SearchCategory[] = ['pages', ...otherSearchKinds, 'others']

export interface SearchRequest {
  /** Empty before a search. */
  query: string
  /** Null for the overview with the first hits of all kinds. */
  category: SearchCategory | null
  page: number
  /** The language of the hits; null for both. */
  language: Locale | null
  year: number | null
  ordering: SearchOrdering
}

/** The maximum length of a query; longer ones are cut. */
export const maxQueryLength = 200

/** Returns true if the search is restricted by language or year. */
export const isFiltered = ({ language, year }: SearchRequest): boolean => language !== null || year !== null

/** Converts a search to query parameters, for addresses of the site and calls of the backend. */
export function toSearchParameters({
  query,
  language,
  year,
  ordering,
}: Pick<SearchRequest, 'query' | 'language' | 'year' | 'ordering'>): Record<string, string> {
  return {
    query,
    ...(language !== null && { language }),
    ...(year !== null && { year: String(year) }),
    ...(ordering !== 'relevance' && { ordering }),
  }
}

export function toSearchAddress(locale: Locale, request: SearchRequest): string {
  const { query, category, page } = request
  const filter = category === null ? [] : [category, ...(page > 1 ? [String(page)] : [])]
  const path = buildPath(locale, '/search/[[...filter]]', { filter })
  return query === '' ? path : `${path}?${new URLSearchParams(toSearchParameters(request))}`
}

/** The unparsed parameters of an address; null if absent. */
type Values = Readonly<Record<'query' | 'language' | 'year' | 'ordering', string | null>>

/**
 * Parses an address. Returns null for an unknown kind, page, language, year or order.
 * @param filter the segments of the path: a category and a page
 */
export function parseSearchAddress(filter: readonly string[], values: Values): SearchRequest | null {
  const [categoryPart, pagePart = '1'] = filter
  const category = searchCategories.find((candidate) => candidate === categoryPart) ?? null
  const language = values.language || null
  const year = values.year || null
  const ordering = values.ordering || 'relevance'
  if (categoryPart !== undefined && category === null) return null
  if (!/^[1-9]\d{0,3}$/.test(pagePart)) return null
  if (language !== null && language !== 'de' && language !== 'en') return null
  if (year !== null && !yearSchema.safeParse(year).success) return null
  if (ordering !== 'relevance' && ordering !== '-date') return null
  return {
    query: normalizeQuery(values.query ?? ''),
    category,
    page: Number(pagePart),
    language,
    year: year === null ? null : Number(year),
    ordering,
  }
}

/** Normalizes a query; control characters become spaces. */
function normalizeQuery(value: string): string {
  return cutText(value.replace(/[\p{Cc}\s]+/gu, ' ').trim(), maxQueryLength)
}
