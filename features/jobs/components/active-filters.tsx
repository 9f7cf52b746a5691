import filterStyles from '@/components/ui/active-filters.module.css'
import type { Locale } from '@/lib/contract/common/locale'
import { jobFacets } from '@/lib/contract/jobs/job-facets'
import { PageLink } from '@/lib/i18n/page-link'
import { fillIn } from '@/lib/text/fill-in'
import { boardListAddress } from '../board-address'
import { findOrganizationName, getValueName } from '../format-filter'
import { allJobs, type JobFilter, setPostcode, toggleValue } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface ActiveFiltersProps {
  locale: Locale
  filter: JobFilter
  listPart: Pick<JobListPart, 'facets' | 'organization'>
  texts: BoardTexts
}

/** The active filters of the board, each as a link to the board without it. */
export function ActiveFilters({ locale, filter, listPart, texts }: ActiveFiltersProps) {
  const values = jobFacets.flatMap((facet) =>
    filter.selectedValues[facet].map((value) => ({
      key: `${facet} ${value}`,
      name: getValueName(listPart, facet, value),
      remainingFilter: toggleValue(filter, facet, value),
    })),
  )
  const words = {
    key: 'search',
    name: fillIn(texts.named, { words: filter.search }),
    remainingFilter: { ...filter, search: '' },
  }
  const organization = {
    key: 'organization',
    name: findOrganizationName(listPart, filter.organization) ?? texts.unnamedOrganization,
    remainingFilter: { ...filter, organization: '' },
  }
  const place = {
    key: 'near',
    name:
      filter.within === null
        ? fillIn(texts.nearTo, { near: filter.near })
        : fillIn(texts.withinOf, { near: filter.near, value: filter.within }),
    remainingFilter: setPostcode(filter, ''),
  }
  const activeFilters = [
    ...(filter.search === '' ? [] : [words]),
    ...(filter.organization === '' ? [] : [organization]),
    ...(filter.near === '' ? [] : [place]),
    ...values,
  ]
  if (activeFilters.length === 0) return null
  return (
    <ul className={`${filterStyles.filters} ${styles.activeFilters}`} aria-label={texts.chosen}>
      {activeFilters.map(({ key, name, remainingFilter }) => (
        <li key={key}>
          <PageLink
            href={boardListAddress(locale, remainingFilter)}
            aria-label={fillIn(texts.without, { value: name })}
          >
            {name}
          </PageLink>
        </li>
      ))}
      {activeFilters.length > 1 && (
        <li data-all="">
          <PageLink
            href={boardListAddress(locale, {
              ...allJobs,
              ordering: filter.ordering === 'distance' ? allJobs.ordering : filter.ordering,
            })}
          >
            {texts.liftAll}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
