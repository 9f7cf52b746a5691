import { LineTitle } from '@/components/record/line-title'
import { PageLink } from '@/lib/i18n/page-link'
import type { EventLine } from '../event-line'
import styles from './event-lines.module.css'

/** The texts that mark cancelled and internal events. */
export interface EventLabelTexts {
  cancelled: string
  forMembers: string
}

/** An occurrence of an event in a list: day, title, time and place. */
export function EventLines({ event, texts }: { event: EventLine; texts: EventLabelTexts }) {
  const { url, title, teaser, place, kind, timeTexts, start, isCancelled, isForMembers } = event
  const facts = [timeTexts.clock, place, kind].filter(Boolean)
  return (
    <article className={styles.event} data-cancelled={isCancelled ? '' : undefined}>
      <p className={styles.date}>
        <time dateTime={start}>
          <span className="visually-hidden">{timeTexts.fullText}</span>
          <span className={styles.figures} aria-hidden="true">
            {timeTexts.figures}
          </span>
          <span className={styles.month} aria-hidden="true">
            <span>{timeTexts.weekdays}</span>
            <span>{timeTexts.month}</span>
            {timeTexts.until !== '' && <span>– {timeTexts.until}</span>}
          </span>
        </time>
      </p>
      <div className={styles.words}>
        {(isCancelled || isForMembers) && (
          <p className={styles.marks}>
            {isCancelled && <strong>{texts.cancelled}</strong>}
            {isForMembers && <span>{texts.forMembers}</span>}
          </p>
        )}
        <LineTitle level={3}>
          <PageLink href={url}>{title}</PageLink>
        </LineTitle>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {teaser !== '' && <p className={styles.teaser}>{teaser}</p>}
      </div>
    </article>
  )
}
