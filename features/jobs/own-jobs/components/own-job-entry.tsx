'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { LineTitle } from '@/components/record/line-title'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { ownJobAddress, toJobFormAddress } from '@/lib/i18n/own-job-address'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import type { OwnJobLine } from '../own-job-line'
import type { OwnJobsRequest } from '../own-jobs-query'
import { useOwnJob } from '../use-own-job'
import { OwnJobActions } from './own-job-actions'
import { OwnJobProblem } from './own-job-problem'
import styles from './own-jobs.module.css'

export interface OwnJobEntryProps {
  job: OwnJobLine
  /** The query of the list that contains the entry. */
  request: OwnJobsRequest
  /** The day in Berlin. */
  today: string
}

/** An ad of the user in the list: its state, title, actions, and the result of the last action. */
export function OwnJobEntry({ job, request, today }: OwnJobEntryProps) {
  const t = useTranslations('ownJobs')
  const { locale } = request
  const ownJob = useOwnJob(job, request)
  const { outcome, failure, isPending } = ownJob
  const status = useRef<HTMLParagraphElement>(null)
  // The button that was pressed may have been removed.
  useEffect(() => {
    if (outcome) status.current?.focus()
  }, [outcome])
  const title = job.title || t('untitled')
  const day = formatDate(job.day, locale)
  return (
    <article className={styles.job} aria-busy={isPending}>
      <div className={styles.ad}>
        <p className={styles.state} data-state={job.state}>
          <StateInWords job={job} day={day} />
        </p>
        <LineTitle level={3} isSmall>
          <PageLink
            href={ownJobAddress(locale, job)}
            lang={job.title === '' ? undefined : toLangAttribute(job.language, locale)}
          >
            {title}
          </PageLink>
        </LineTitle>
        <p className={styles.employer}>{[job.employer, job.place].filter(Boolean).join(', ')}</p>
        {(job.state !== 'draft' || job.pdf) && (
          <p className={styles.employer}>
            {job.state !== 'draft' && t('statistics', { ...job.statistics })}{' '}
            {job.pdf && <a href={job.pdf.url}>{job.pdf.name}</a>}
          </p>
        )}
      </div>
      <div>
        <OwnJobActions job={job} title={title} locale={locale} today={today} actionState={ownJob} />
        <p ref={status} className={styles.outcome} role="status" tabIndex={-1}>
          {outcome && t(`done.${outcome.kind}`, { day })}{' '}
          {outcome?.copyId && <PageLink href={toJobFormAddress(locale, outcome.copyId)}>{t('done.editCopy')}</PageLink>}
        </p>
        {failure && !ownJob.hasQuestion && <OwnJobProblem failure={failure} id={job.id} locale={locale} />}
      </div>
    </article>
  )
}

/** The state of an ad and the dates that belong to it. */
function StateInWords({ job, day }: { job: OwnJobLine; day: string }) {
  const t = useTranslations('ownJobs.stateWith')
  const { state, is_blocked, days_left } = job
  if (state === 'published') {
    return (
      <>
        <strong>{t('published')}</strong> {t('daysLeft', { days: days_left ?? 0, day })}
      </>
    )
  }
  return is_blocked ? t('blocked', { day }) : t(state, { day })
}
