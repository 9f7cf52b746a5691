import type { Locale } from '@/lib/contract/common/locale'
import type { JobTeaser } from '@/lib/contract/jobs/jobs'
import { toJobLine } from '../job-line'
import { JobEntry } from './job-entry'
import styles from './job-list.module.css'
import { useEntryTexts } from './use-entry-texts'

export interface JobLinesProps {
  /** At least one ad. */
  jobs: readonly JobTeaser[]
  locale: Locale
  /** The current day in Berlin. */
  today: string
}

/** A short list of ads, without a button to load more. */
export function JobLines({ jobs, locale, today }: JobLinesProps) {
  const texts = useEntryTexts()
  return (
    <ul className={styles.list}>
      {jobs
        .flatMap((job) => toJobLine(job, locale) ?? [])
        .map((job) => (
          <li key={job.id}>
            <JobEntry job={job} today={today} texts={texts} />
          </li>
        ))}
    </ul>
  )
}
