import { useTranslations } from 'next-intl'
import styles from './employer-jobs.module.css'
import { JobLines, type JobLinesProps } from './job-lines'

/** The section on an organization's page with its published ads. Renders nothing if it has none. */
export function EmployerJobs({ jobs, locale, today }: JobLinesProps) {
  const t = useTranslations('jobs')
  if (jobs.length === 0) return null
  return (
    <section className={styles.jobs} aria-labelledby="employer-jobs" data-no-print="">
      <h2 id="employer-jobs">{t('ofEmployer')}</h2>
      <JobLines jobs={jobs} locale={locale} today={today} />
    </section>
  )
}
