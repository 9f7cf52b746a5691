import type { FilterLink } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import type { DirectoryChoices } from './directory-choices'
import { type DirectoryFilter, directoryAddress, listAddress } from './directory-filter'

/** The filters of a list as links: each keeps what comes before it, and its first word leads out of it. */
export interface DirectoryLinks {
  categories: FilterLink[]
  regions: FilterLink[]
  letters: FilterLink[]
  /** Empty as long as there are too many of them for words. */
  places: FilterLink[]
}

export interface DirectoryLinkNames {
  all: string
  category: (category: OrganizationCategory) => string
}

/** The links from a list to those that it can be changed to. */
export function directoryLinks(
  locale: Locale,
  filter: DirectoryFilter,
  { categories, regions, letters, places }: DirectoryChoices,
  names: DirectoryLinkNames,
): DirectoryLinks {
  const { category, region, letter, place } = filter
  const inAll = { ...filter, region: null, letter: null, place: null }
  const inRegion = { ...inAll, region: filter.region }
  const atLetter = { ...inRegion, letter: filter.letter }
  const link = (title: string, target: DirectoryFilter, isCurrent: boolean, count?: number): FilterLink => ({
    title,
    href: listAddress(locale, target),
    isCurrent,
    ...(count !== undefined && { count }),
  })
  const page = (title: string, target: DirectoryFilter, count: number): FilterLink => {
    const isCurrent = target.category === category
    return { title, href: directoryAddress(locale, target), isCurrent, count }
  }
  return {
    categories: [
      page(
        names.all,
        { ...filter, category: null },
        categories.reduce((sum, { count }) => sum + count, 0),
      ),
      ...categories.map(({ value, count }) =>
        page(names.category(value), { ...filter, category: value }, count),
      ),
    ],
    regions: [
      link(names.all, inAll, region === null),
      ...regions.map(({ value, title, count }) =>
        link(title, { ...inAll, region: value }, value === region, count),
      ),
    ],
    letters: [
      link(names.all, inRegion, letter === null),
      ...letters.map((value) => link(value, { ...inRegion, letter: value }, value === letter)),
    ],
    places:
      region === null && letter === null
        ? []
        : [
            link(names.all, atLetter, place === null),
            ...places.map(({ place: value, count }) =>
              link(value, { ...atLetter, place: value }, value === place, count),
            ),
          ],
  }
}
