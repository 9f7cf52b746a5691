import { useTranslations } from 'next-intl'
import { jobFacets } from '@/lib/contract/job-facets'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { boardListAddress } from '../board-address'
import { houseName, valueName } from '../filter-in-words'
import { allJobs, type JobFilter, nearing, toggling } from '../job-filter'
import type { JobListPart } from '../job-list-part'
import styles from './job-board.module.css'

export interface ChosenFiltersProps {
  locale: Locale
  filter: JobFilter
  told: Pick<JobListPart, 'facets' | 'organization'>
}

/** What the board is narrowed to, each as a link to the board without it. */
export function ChosenFilters({ locale, filter, told }: ChosenFiltersProps) {
  const t = useTranslations('jobs')
  const values = jobFacets.flatMap((facet) =>
    filter.chosen[facet].map((value) => ({
      key: `${facet} ${value}`,
      name: valueName(told, facet, value),
      without: toggling(filter, facet, value),
    })),
  )
  const words = {
    key: 'search',
    name: t('named', { words: filter.search }),
    without: { ...filter, search: '' },
  }
  const house = {
    key: 'organization',
    name: houseName(told, filter.organization) ?? t('unnamedHouse'),
    without: { ...filter, organization: '' },
  }
  const place = {
    key: 'near',
    name:
      filter.within === null
        ? t('nearTo', { near: filter.near })
        : t('withinOf', { near: filter.near, value: filter.within }),
    without: nearing(filter, ''),
  }
  const chosen = [
    ...(filter.search === '' ? [] : [words]),
    ...(filter.organization === '' ? [] : [house]),
    ...(filter.near === '' ? [] : [place]),
    ...values,
  ]
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {chosen.map(({ key, name, without }) => (
        <li key={key}>
          <PageLink href={boardListAddress(locale, without)} aria-label={t('without', { value: name })}>
            {name}
          </PageLink>
        </li>
      ))}
      {chosen.length > 1 && (
        <li data-all="">
          <PageLink
            href={boardListAddress(locale, {
              ...allJobs,
              ordering: filter.ordering === 'distance' ? allJobs.ordering : filter.ordering,
            })}
          >
            {t('liftAll')}
          </PageLink>
        </li>
      )}
    </ul>
  )
}
