import type { Locale } from '@/lib/contract/common/locale'
import type { RegionCode } from '@/lib/contract/common/region'
import type { Place } from '@/lib/contract/pages/organization'
import { type OrganizationCategory, organizationCategories } from '@/lib/contract/records/organization-record'
import type { DirectoryFilter } from './directory-filter'

type PlaceCounts = Pick<Place, 'count' | 'category_counts'>

/** A value of a filter with the number of its members. */
export interface Choice<Value> {
  value: Value
  count: number
}

/** The values of each filter with their numbers of members. */
export interface DirectoryChoices {
  categories: Choice<OrganizationCategory>[]
  /** Regions by title in the page's language, counted in the selected category only. */
  regions: (Choice<RegionCode> & { title: string })[]
  /** The sorted initial letters of the places in the selected region. */
  letters: string[]
  /** Places by state in the order of the input, counted in the selected category only. */
  places: Place[]
  /** The number of members that match all filters. */
  count: number
}

/**
 * Returns the values of each filter for the places of the search results. Omits values without
 * members, except categories.
 */
export function toDirectoryChoices(
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
  const placesInRegion = places.filter((place) => isInRegion(place) && getCount(place) > 0)
  const matchingPlaces = places.filter((place) => isInRegion(place) && hasLetter(place) && isAtPlace(place))
  return {
    categories: organizationCategories.map((value) => ({ value, count: getTotal(matchingPlaces, value) })),
    regions: listRegions(places, locale)
      .map(({ code, title }) => ({
        value: code,
        title,
        count: getTotal(places.filter(({ region }) => region?.code === code)),
      }))
      .filter(({ count }) => count > 0),
    letters: [...new Set(placesInRegion.map(({ letter }) => letter))].sort(),
    places: placesInRegion.filter(hasLetter).map((place) => ({ ...place, count: getCount(place) })),
    count: getTotal(matchingPlaces),
  }
}

/** Adds up the counts of places of the same name, which the filter by place does not separate. */
export function countByName(places: readonly Place[]): Choice<string>[] {
  const counts = new Map<string, number>()
  for (const { place, count } of places) counts.set(place, (counts.get(place) ?? 0) + count)
  return [...counts].map(([value, count]) => ({ value, count }))
}

/** Lists the federal states that contain the places, sorted by title. */
function listRegions(places: readonly Place[], locale: Locale) {
  const titles = new Map(places.flatMap(({ region }) => (region ? [[region.code, region.title] as const] : [])))
  const alphabet = new Intl.Collator(locale)
  return [...titles].map(([code, title]) => ({ code, title })).sort((a, b) => alphabet.compare(a.title, b.title))
}
