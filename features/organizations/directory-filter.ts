import type { Locale } from '@/lib/contract/common/locale'
import { type RegionCode, regionCodes } from '@/lib/contract/common/region'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'

/** The filter of a list of members; null for all. */
export interface DirectoryFilter {
  category: OrganizationCategory | null
  /** Words of the name, kind or place; empty without a search. */
  search: string
  region: RegionCode | null
  /** The initial of the place: a capital letter, or `#` for all others. */
  letter: string | null
  place: string | null
}

export const wholeDirectory: DirectoryFilter = {
  category: null,
  search: '',
  region: null,
  letter: null,
  place: null,
}

/** Returns true if a filter besides the category is active. */
export const isNarrowed = ({ search, region, letter, place }: DirectoryFilter): boolean =>
  search !== '' || region !== null || letter !== null || place !== null

const overview = '/unsere-mitglieder'
const categoryRoutes = {
  theater: '/unsere-mitglieder/theater',
  orchestra: '/unsere-mitglieder/orchester',
  other: '/unsere-mitglieder/weitere-mitglieder',
} as const satisfies Record<OrganizationCategory, RouteName>

/** The route that lists a category; the overview for all. */
export function directoryRoute(category: OrganizationCategory | null) {
  return category === null ? overview : categoryRoutes[category]
}

/** The address of a list, without a page number. */
export function directoryAddress(locale: Locale, filter: DirectoryFilter): string {
  const { category, search, region, letter, place } = filter
  const path = buildPath(locale, directoryRoute(category))
  const params = Object.entries({ search, region, letter, place }).filter(([, value]) => value)
  return params.length === 0 ? path : `${path}?${new URLSearchParams(params as [string, string][])}`
}

/** The id of the element that shows the number of members. */
export const listAnchor = 'list'

/** The address of a list with the anchor of its count, for links that change the filter. */
export const listAddress = (locale: Locale, filter: DirectoryFilter) =>
  `${directoryAddress(locale, filter)}#${listAnchor}`

type Values = Readonly<Record<'search' | 'region' | 'letter' | 'place', string | null>>

/** Parses the query of an address; null for an unknown federal state or an invalid letter. */
export function parseDirectoryFilter(
  category: OrganizationCategory | null,
  { search, region, letter, place }: Values,
): DirectoryFilter | null {
  const code = regionCodes.find((regionCode) => regionCode === region) ?? null
  if ((region && code === null) || (letter && !/^[A-Z#]$/.test(letter))) return null
  return {
    category,
    search: search?.trim() ?? '',
    region: code,
    letter: letter || null,
    place: place || null,
  }
}
