import type { Locale } from '@/lib/contract/common/locale'
import { type RegionCode, regionCodes } from '@/lib/contract/common/region'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { pathOf } from '@/lib/i18n/paths'

/** Which members a list shows; null for all. */
export interface DirectoryFilter {
  category: OrganizationCategory | null
  /** Words of the name, the kind or the place; empty for none. */
  search: string
  region: RegionCode | null
  /** What the place begins with: a capital letter, `#` for others. */
  letter: string | null
  place: string | null
}

/** The filter of everybody, of which others are made. */
export const wholeDirectory: DirectoryFilter = {
  category: null,
  search: '',
  region: null,
  letter: null,
  place: null,
}

/** Whether something is asked for within the category. */
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
  const path = pathOf(locale, directoryRoute(category))
  const asked = Object.entries({ search, region, letter, place }).filter(([, value]) => value)
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked as [string, string][])}`
}

/** The element in which a list says how many members it has. */
export const listAnchor = 'list'

/** The address of a list where its members begin: who has chosen a filter need not pass all filters again. */
export const listAddress = (locale: Locale, filter: DirectoryFilter) =>
  `${directoryAddress(locale, filter)}#${listAnchor}`

type Values = Readonly<Record<'search' | 'region' | 'letter' | 'place', string | null>>

/** What an address asks for; null where it names no federal state or no letter. */
export function directoryFilter(
  category: OrganizationCategory | null,
  { search, region, letter, place }: Values,
): DirectoryFilter | null {
  const code = regionCodes.find((known) => known === region) ?? null
  if ((region && code === null) || (letter && !/^[A-Z#]$/.test(letter))) return null
  return {
    category,
    search: search?.trim() ?? '',
    region: code,
    letter: letter || null,
    place: place || null,
  }
}
