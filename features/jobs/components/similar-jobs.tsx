import { useTranslations } from 'next-intl'
import type { JobTeaser } from '@/lib/contract/jobs'
import type { Locale } from '@/lib/contract/locale'
import { jobLineOf } from '../job-line'
import styles from './job-detail.module.css'
import { JobEntry } from './job-entry'
import listStyles from './job-list.module.css'
import { useEntryTexts } from './use-entry-texts'

export interface SimilarJobsProps {
  jobs: readonly JobTeaser[]
  locale: Locale
  /** The day in Berlin. */
  today: string
}

/** Ads like one that is read. */
export function SimilarJobs({ jobs, locale, today }: SimilarJobsProps) {
  const t = useTranslations('jobs.detail')
  const texts = useEntryTexts()
  const lines = jobs.flatMap((job) => jobLineOf(job, locale) ?? [])
  if (lines.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-jobs" data-no-print="">
      <h2 id="similar-jobs">{t('similar')}</h2>
      <ul className={listStyles.list}>
        {lines.map((job) => (
          <li key={job.id}>
            <JobEntry job={job} today={today} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
