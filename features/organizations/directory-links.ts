import type { FilterLink } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import { countByName, type DirectoryChoices } from './directory-choices'
import { type DirectoryFilter, directoryAddress, listAddress } from './directory-filter'

/**
 * The filters of a list as links. A link keeps the preceding filters; the first link of a filter
 * removes it.
 */
export interface DirectoryLinks {
  categories: FilterLink[]
  regions: FilterLink[]
  letters: FilterLink[]
  /** Empty without a federal state or letter, because the list would be too long. */
  places: FilterLink[]
}

export interface DirectoryLinkNames {
  all: string
  category: (category: OrganizationCategory) => string
}

/** Returns the links from a list to the lists with other filters. */
export function directoryLinks(
  locale: Locale,
  filter: DirectoryFilter,
  { categories, regions, letters, places }: DirectoryChoices,
  names: DirectoryLinkNames,
): DirectoryLinks {
  const { category, region, letter, place } = filter
  const categoryFilter = { ...filter, region: null, letter: null, place: null }
  const regionFilter = { ...categoryFilter, region: filter.region }
  const letterFilter = { ...regionFilter, letter: filter.letter }
  const toFilterLink = (title: string, target: DirectoryFilter, isCurrent: boolean, count?: number): FilterLink => ({
    title,
    href: listAddress(locale, target),
    isCurrent,
    ...(count !== undefined && { count }),
  })
  const toCategoryLink = (title: string, target: DirectoryFilter, count: number): FilterLink => {
    const isCurrent = target.category === category
    return { title, href: directoryAddress(locale, target), isCurrent, count }
  }
  return {
    categories: [
      toCategoryLink(
        names.all,
        { ...filter, category: null },
        categories.reduce((sum, { count }) => sum + count, 0),
      ),
      ...categories.map(({ value, count }) =>
        toCategoryLink(names.category(value), { ...filter, category: value }, count),
      ),
    ],
    regions: [
      toFilterLink(names.all, categoryFilter, region === null),
      ...regions.map(({ value, title, count }) =>
        toFilterLink(title, { ...categoryFilter, region: value }, value === region, count),
      ),
    ],
    letters: [
      toFilterLink(names.all, regionFilter, letter === null),
      ...letters.map((value) => toFilterLink(value, { ...regionFilter, letter: value }, value === letter)),
    ],
    places:
      region === null && letter === null
        ? []
        : [
            toFilterLink(names.all, letterFilter, place === null),
            ...countByName(places).map(({ value, count }) =>
              toFilterLink(value, { ...letterFilter, place: value }, value === place, count),
            ),
          ],
  }
}
