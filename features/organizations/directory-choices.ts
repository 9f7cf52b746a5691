import type { Locale } from '@/lib/contract/common/locale'
import type { RegionCode } from '@/lib/contract/common/region'
import type { Place } from '@/lib/contract/pages/organization'
import { type OrganizationCategory, organizationCategories } from '@/lib/contract/records/organization-record'
import type { DirectoryFilter } from './directory-filter'

type PlaceCounts = Pick<Place, 'count' | 'category_counts'>

/** A value of a filter, with its number of members. */
export interface Choice<Value> {
  value: Value
  count: number
}

/** The filter values available in a list, counted with the other active filters. */
export interface DirectoryChoices {
  categories: Choice<OrganizationCategory>[]
  /** With the titles in the language of the page, sorted by title. */
  regions: (Choice<RegionCode> & { title: string })[]
  letters: string[]
  /** Sorted, counted in the category only. */
  places: Place[]
  /** The number of members in the list. */
  count: number
}

/** Returns the filter values for the places of the search results. */
export function directoryChoices(
  places: readonly Place[],
  filter: DirectoryFilter,
  locale: Locale,
): DirectoryChoices {
  const getCount = (place: PlaceCounts, category = filter.category) =>
    category === null ? place.count : place.category_counts[category]
  const getTotal = (items: readonly PlaceCounts[], category = filter.category) =>
    items.reduce((sum, place) => sum + getCount(place, category), 0)

  const isInRegion = ({ region }: Place) => filter.region === null || region?.code === filter.region
  const hasLetter = ({ letter }: Place) => filter.letter === null || letter === filter.letter
  const isAtPlace = ({ place }: Place) => filter.place === null || place === filter.place
  const inRegion = places.filter((place) => isInRegion(place) && getCount(place) > 0)
  const listPlaces = places.filter((place) => isInRegion(place) && hasLetter(place) && isAtPlace(place))
  return {
    categories: organizationCategories.map((value) => ({ value, count: getTotal(listPlaces, value) })),
    regions: listRegions(places, locale)
      .map(({ code, title }) => ({
        value: code,
        title,
        count: getTotal(places.filter(({ region }) => region?.code === code)),
      }))
      .filter(({ count }) => count > 0),
    letters: [...new Set(inRegion.map(({ letter }) => letter))].sort(),
    places: inRegion.filter(hasLetter).map((place) => ({ ...place, count: getCount(place) })),
    count: getTotal(listPlaces),
  }
}

/** Lists the federal states of places, sorted by title. */
function listRegions(places: readonly Place[], locale: Locale) {
  const titles = new Map(
    places.flatMap(({ region }) => (region ? [[region.code, region.title] as const] : [])),
  )
  const alphabet = new Intl.Collator(locale)
  return [...titles]
    .map(([code, title]) => ({ code, title }))
    .sort((a, b) => alphabet.compare(a.title, b.title))
}
