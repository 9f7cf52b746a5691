import { useTranslations } from 'next-intl'
import styles from './job-detail.module.css'
import { JobLines, type JobLinesProps } from './job-lines'

/** Ads like one that is read. */
export function SimilarJobs({ jobs, locale, today }: JobLinesProps) {
  const t = useTranslations('jobs.detail')
  if (jobs.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-jobs" data-no-print="">
      <h2 id="similar-jobs">{t('similar')}</h2>
      <JobLines {...{ jobs, locale, today }} />
    </section>
  )
}
