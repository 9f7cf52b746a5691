import { useRef } from 'react'
import { FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { jobOrderings } from '@/lib/contract/jobs/job-facets'
import { boardAnchor, boardListAddress } from '../board-address'
import { formatAmount } from '../format-amount'
import type { JobListPart } from '../job-list-part'
import type { BoardJobs } from '../use-board-jobs'
import { ActiveFilters } from './active-filters'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'
import { JobList } from './job-list'
import { ListNotice } from './list-notice'
import { NoJobs } from './no-jobs'

export interface JobResultsProps {
  locale: Locale
  jobs: BoardJobs
  listPart: JobListPart
  texts: BoardTexts
}

/** The result of a search: the number of ads, the active filters, the order and the ads. */
export function JobResults({ locale, jobs, listPart, texts }: JobResultsProps) {
  const resultsElement = useRef<HTMLDivElement>(null)
  const { filter } = jobs.request
  const { count, isPostcodeKnown } = listPart
  const orderings = isPostcodeKnown ? jobOrderings : jobOrderings.filter((choice) => choice !== 'distance')
  const ordering = isPostcodeKnown || filter.ordering !== 'distance' ? filter.ordering : '-published'

  function retry() {
    // The button that was pressed is removed, so the results get the focus.
    resultsElement.current?.focus()
    void jobs.list.refetch()
  }

  return (
    <>
      <div ref={resultsElement} id={boardAnchor} className={styles.results} tabIndex={-1}>
        <h2>
          <span role="status">{formatAmount(count, texts.found, locale)}</span>
        </h2>
        <ActiveFilters locale={locale} filter={filter} listPart={listPart} texts={texts} />
        {count > 1 && (
          <FilterLinks
            label={texts.ordering}
            isDense
            links={orderings.map((choice) => ({
              href: boardListAddress(locale, { ...filter, ordering: choice }),
              title: texts.orderings[choice],
              isCurrent: choice === ordering,
            }))}
          />
        )}
      </div>
      <ListNotice state={jobs.state} texts={texts} text={texts.failed} onRetry={retry} />
      <div className={styles.list} aria-busy={jobs.state === 'loading'}>
        {count === 0 ? (
          <NoJobs locale={locale} listPart={listPart} texts={texts} filter={jobs.listedRequest.filter} />
        ) : (
          <JobList locale={locale} listPart={listPart} texts={texts} list={jobs.list} request={jobs.listedRequest} />
        )}
      </div>
    </>
  )
}
