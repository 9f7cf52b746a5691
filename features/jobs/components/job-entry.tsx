import { LineTitle } from '@/components/record/line-title'
import { PageLink } from '@/lib/i18n/page-link'
import { type DeadlineTexts, formatDeadlineStatus, toDeadlineStatus } from '../deadline'
import { type DistanceTexts, formatDistance } from '../format-distance'
import type { JobLine } from '../job-line'
import styles from './job-list.module.css'
import { SaveToggle, type SaveToggleTexts } from './save-toggle'

export interface JobEntryProps {
  job: JobLine
  /** The current day in Berlin. */
  today: string
  texts: DeadlineTexts & DistanceTexts & SaveToggleTexts & { deadline: string }
  /** True if the entry shows the distance. */
  hasDistance?: boolean
}

/** A job ad in a list: position, employer, place, conditions and deadline. */
export function JobEntry({ job, today, texts, hasDistance = false }: JobEntryProps) {
  const { url, title, language, employer, place, facts, deadline, deadlineInWords } = job
  const status = toDeadlineStatus(deadline, today)
  const statusText = formatDeadlineStatus(status, texts)
  const isUrgent = status.kind === 'today' || status.kind === 'tomorrow'
  return (
    <article className={styles.job}>
      <div>
        <LineTitle level={3} isSmall>
          <PageLink href={url} lang={language}>
            {title}
          </PageLink>
        </LineTitle>
        <p className={styles.employer}>{employer}</p>
        <p className={styles.facts}>
          {[place, ...facts].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {hasDistance && <span>{formatDistance(job.distance, texts)}</span>}
        </p>
      </div>
      <div className={styles.deadline}>
        {deadline !== '' && (
          <p>
            {statusText !== '' && (
              <span className={styles.near} data-urgent={isUrgent ? '' : undefined}>
                {statusText}
              </span>
            )}{' '}
            <span className="visually-hidden">{texts.deadline} </span>
            <time dateTime={deadline}>{deadlineInWords}</time>
          </p>
        )}
        <SaveToggle id={job.id} title={title} texts={texts} />
      </div>
    </article>
  )
}
