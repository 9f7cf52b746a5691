'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/list/pagination'
import { getButtonClass } from '@/components/ui/button'
import { FilterLinks } from '@/components/ui/filter-links'
import type { JobState } from '@/lib/contract/jobs/jobs'
import { toJobFormAddress } from '@/lib/i18n/own-job-address'
import { PageLink } from '@/lib/i18n/page-link'
import { ownJobsAddress } from '../own-jobs-address'
import { type OwnJobsRequest, ownJobsPageSize, ownJobsQuery } from '../own-jobs-query'
import { OwnJobEntry } from './own-job-entry'
import styles from './own-jobs.module.css'

export interface OwnJobListProps {
  request: OwnJobsRequest
  /** The day in Berlin. */
  today: string
}

/** A list of the user's ads with a filter by state. Without ads, it suggests to write one. */
export function OwnJobList({ request, today }: OwnJobListProps) {
  const t = useTranslations('ownJobs')
  const { data } = useQuery(ownJobsQuery(request))
  if (!data) return <p role="alert">{t('unreadable')}</p>
  const { jobs, count, counts } = data
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { locale, state, page } = request
  const states = Object.keys(counts) as JobState[]
  if (total === 0) {
    return (
      <div className={styles.empty}>
        <h2>{t('first.title')}</h2>
        <p>{t('first.text')}</p>
        <p>
          <PageLink className={getButtonClass('primary')} href={toJobFormAddress(locale)}>
            {t('first.write')}
          </PageLink>
        </p>
      </div>
    )
  }
  return (
    <>
      <h2 className={styles.total}>{t('total', { count: total })}</h2>
      <FilterLinks
        label={t('states')}
        links={[
          { href: ownJobsAddress(locale), title: t('all'), isCurrent: state === null, count: total },
          ...states.map((jobState) => ({
            href: ownJobsAddress(locale, jobState),
            title: t(`state.${jobState}`),
            isCurrent: state === jobState,
            count: counts[jobState],
          })),
        ]}
      />
      {jobs.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id} id={`job-${job.id}`}>
              <OwnJobEntry job={job} request={request} today={today} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label={t('pages')}
        page={page}
        pageCount={Math.ceil(count / ownJobsPageSize)}
        toHref={(targetPage) => ownJobsAddress(locale, state, targetPage)}
      />
    </>
  )
}
