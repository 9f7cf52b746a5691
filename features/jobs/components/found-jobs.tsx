import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef } from 'react'
import { FilterLinks } from '@/components/ui/filter-links'
import { jobOrderings } from '@/lib/contract/job-facets'
import type { Locale } from '@/lib/contract/locale'
import { boardAnchor, boardListAddress } from '../board-address'
import type { JobListPart } from '../job-list-part'
import type { BoardJobs } from '../use-board-jobs'
import { ChosenFilters } from './chosen-filters'
import styles from './job-board.module.css'
import { JobList } from './job-list'
import { ListNotice } from './list-notice'

// Few lists are empty.
const NoJobs = lazy(() => import('./no-jobs').then((module) => ({ default: module.NoJobs })))

export interface FoundJobsProps {
  locale: Locale
  jobs: BoardJobs
  told: JobListPart
}

/** How many ads there are, what they are narrowed to and ordered by, and the ads. */
export function FoundJobs({ locale, jobs, told }: FoundJobsProps) {
  const t = useTranslations('jobs')
  const found = useRef<HTMLDivElement>(null)
  const { filter } = jobs.asked
  const { count, isNearKnown } = told
  const orderings = isNearKnown ? jobOrderings : jobOrderings.filter((known) => known !== 'distance')
  const ordering = isNearKnown || filter.ordering !== 'distance' ? filter.ordering : '-published'

  function retry() {
    // The button goes.
    found.current?.focus()
    void jobs.list.refetch()
  }

  return (
    <>
      <div ref={found} id={boardAnchor} className={styles.found} tabIndex={-1}>
        <h2>
          <span role="status">{t('found', { count })}</span>
        </h2>
        <ChosenFilters {...{ locale, filter, told }} />
        {count > 1 && (
          <FilterLinks
            label={t('ordering')}
            isDense
            links={orderings.map((one) => ({
              href: boardListAddress(locale, { ...filter, ordering: one }),
              title: t(`orderings.${one}`),
              isCurrent: one === ordering,
            }))}
          />
        )}
      </div>
      <ListNotice state={jobs.state} text={t('failed')} onRetry={retry} />
      <div className={styles.shown} aria-busy={jobs.state === 'late'}>
        {count === 0 ? (
          <Suspense>
            <NoJobs {...{ locale, told }} filter={jobs.shown.filter} />
          </Suspense>
        ) : (
          <JobList {...{ locale, told }} list={jobs.list} shown={jobs.shown} />
        )}
      </div>
    </>
  )
}
