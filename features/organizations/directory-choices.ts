import type { Locale } from '@/lib/contract/common/locale'
import type { RegionCode } from '@/lib/contract/common/region'
import type { Place } from '@/lib/contract/pages/organization'
import { type OrganizationCategory, organizationCategories } from '@/lib/contract/records/organization-record'
import type { DirectoryFilter } from './directory-filter'

type Counted = Pick<Place, 'count' | 'category_counts'>

/** A value of a filter, with the number of members that it leads to. */
export interface Choice<Value> {
  value: Value
  count: number
}

/** What a list can be narrowed to from where it is; each filter is counted with the others in force. */
export interface DirectoryChoices {
  categories: Choice<OrganizationCategory>[]
  /** With what it is called in the language of the page, by that name. */
  regions: (Choice<RegionCode> & { title: string })[]
  letters: string[]
  /** In their order, counted in the category alone. */
  places: Place[]
  /** How many members the list has. */
  count: number
}

/** The choices among the places, and their federal states, of those that are searched for. */
export function directoryChoices(
  places: readonly Place[],
  filter: DirectoryFilter,
  locale: Locale,
): DirectoryChoices {
  const countOf = (counted: Counted, category = filter.category) =>
    category === null ? counted.count : counted.category_counts[category]
  const total = (some: readonly Counted[], category = filter.category) =>
    some.reduce((sum, counted) => sum + countOf(counted, category), 0)

  const isIn = ({ region }: Place) => filter.region === null || region?.code === filter.region
  const begins = ({ letter }: Place) => filter.letter === null || letter === filter.letter
  const isChosen = ({ place }: Place) => filter.place === null || place === filter.place
  const inRegion = places.filter((place) => isIn(place) && countOf(place) > 0)
  const chosen = places.filter((place) => isIn(place) && begins(place) && isChosen(place))
  return {
    categories: organizationCategories.map((value) => ({ value, count: total(chosen, value) })),
    regions: regionsOf(places, locale)
      .map(({ code, title }) => ({
        value: code,
        title,
        count: total(places.filter(({ region }) => region?.code === code)),
      }))
      .filter(({ count }) => count > 0),
    letters: [...new Set(inRegion.map(({ letter }) => letter))].sort(),
    places: inRegion.filter(begins).map((place) => ({ ...place, count: countOf(place) })),
    count: total(chosen),
  }
}

/** The federal states of places, by their names. */
function regionsOf(places: readonly Place[], locale: Locale) {
  const titles = new Map(
    places.flatMap(({ region }) => (region ? [[region.code, region.title] as const] : [])),
  )
  const alphabet = new Intl.Collator(locale)
  return [...titles]
    .map(([code, title]) => ({ code, title }))
    .sort((one, other) => alphabet.compare(one.title, other.title))
}
