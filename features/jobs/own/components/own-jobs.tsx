import type { DehydratedState } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { QueryProvider } from '@/components/query/query-provider'
import type { JobTeam } from '@/lib/contract/job-teams'
import { messagesOf } from '@/lib/i18n/messages'
import type { AskedOwnJobs } from '../own-jobs-query'
import { LateTeamSection } from './late-team-section'
import { OwnJobList } from './own-job-list'
import styles from './own-jobs.module.css'

export interface OwnJobsProps {
  asked: AskedOwnJobs
  /** The day in Berlin. */
  today: string
  /** Whether an ad has just been deleted. */
  isDeleted: boolean
  state: DehydratedState
  /** Null where it cannot be read. */
  team: JobTeam | null
}

/** The visitor's own ads: what state they are in, and what can be done with them. */
export function OwnJobs({ asked, today, isDeleted, state, team }: OwnJobsProps) {
  const { forms, list, ownJobs } = messagesOf(asked.locale)
  return (
    <div className={styles.ads} data-wide="">
      {isDeleted && (
        <p className={styles.done} role="status">
          {ownJobs.deleted}
        </p>
      )}
      <NextIntlClientProvider locale={asked.locale} messages={{ forms, list, ownJobs }}>
        <QueryProvider state={state}>
          <OwnJobList asked={asked} today={today} />
          {team && <LateTeamSection initial={team} locale={asked.locale} />}
        </QueryProvider>
      </NextIntlClientProvider>
    </div>
  )
}
