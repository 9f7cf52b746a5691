import { useTranslations } from 'next-intl'
import styles from './job-detail.module.css'
import { JobLines, type JobLinesProps } from './job-lines'

/** The latest ads, displayed on the page of an expired ad. */
export function NewestJobs({ jobs, locale, today }: JobLinesProps) {
  const t = useTranslations('jobs.gone')
  if (jobs.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="newest-jobs" data-spaced="">
      <h2 id="newest-jobs">{t('newest')}</h2>
      <JobLines jobs={jobs} locale={locale} today={today} />
    </section>
  )
}
