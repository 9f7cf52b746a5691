import { useTranslations } from 'next-intl'
import styles from './job-detail.module.css'
import { JobLines, type JobLinesProps } from './job-lines'

interface SimilarJobsProps extends JobLinesProps {
  /** True if no section follows on the page. */
  isLast?: boolean
}

/** The section with similar ads on the page of an ad, published or expired. */
export function SimilarJobs({ jobs, locale, today, isLast = false }: SimilarJobsProps) {
  const t = useTranslations('jobs.detail')
  if (jobs.length === 0) return null
  return (
    <section
      className={styles.similar}
      aria-labelledby="similar-jobs"
      data-spaced={isLast ? '' : undefined}
      data-no-print=""
    >
      <h2 id="similar-jobs">{t('similar')}</h2>
      <JobLines jobs={jobs} locale={locale} today={today} />
    </section>
  )
}
