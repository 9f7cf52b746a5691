import type { DehydratedState } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/query/query-provider'
import { getMessages } from '@/lib/i18n/messages'
import type { OwnJobsRequest } from '../own-jobs-query'
import { OwnJobList } from './own-job-list'
import styles from './own-jobs.module.css'

export interface OwnJobsProps {
  request: OwnJobsRequest
  /** Today in Berlin, as YYYY-MM-DD. */
  today: string
  /** True if an ad was just deleted. */
  hasDeletionNotice: boolean
  dehydratedState: DehydratedState
  /** The section about the team. */
  team: ReactNode
}

/** The page with the user's own ads. */
export function OwnJobs({ request, today, hasDeletionNotice, dehydratedState, team }: OwnJobsProps) {
  const { forms, account, list, ownJobs, jobs } = getMessages(request.locale)
  // A refused publication names the fields.
  const { fields } = jobs.form
  return (
    <div className={styles.ads} data-wide="">
      {hasDeletionNotice && (
        <p className={styles.notice} role="status">
          {ownJobs.deleted}
        </p>
      )}
      <NextIntlClientProvider
        locale={request.locale}
        messages={{ forms, account, list, ownJobs, jobs: { form: { fields } } }}
      >
        <QueryProvider dehydratedState={dehydratedState}>
          <OwnJobList request={request} today={today} />
          {team}
        </QueryProvider>
      </NextIntlClientProvider>
    </div>
  )
}
