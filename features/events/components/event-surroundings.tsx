import { useTranslations } from 'next-intl'
import { NeighborLinks } from '@/components/link/neighbor-links'
import { ShareLinks } from '@/components/link/share-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventDetail } from '@/lib/contract/pages/event'
import { formatEventTimes } from '../event-times'
import styles from './event-surroundings.module.css'

export interface EventSurroundingsProps {
  event: EventDetail
  locale: Locale
  /** The absolute address of the event. */
  address: string
}

/** The content below an event: next dates, share links, and the previous and next event. */
export function EventSurroundings({ event, locale, address }: EventSurroundingsProps) {
  const t = useTranslations('events.detail')
  const { title, rrule, all_day, occurrences, audience, previous, next } = event
  return (
    <div className={styles.surroundings}>
      {occurrences.length === 0 && <p>{t('over')}</p>}
      {rrule !== '' && occurrences.length > 0 && (
        <section className={styles.dates} aria-labelledby="event-dates">
          <h2 id="event-dates">{t('dates')}</h2>
          <ul>
            {occurrences.map((times) => (
              <li key={times.start}>
                <time dateTime={times.start}>{formatEventTimes({ ...times, all_day }, locale).fullText}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {audience === 'public' && <ShareLinks title={title} address={address} />}
      <NeighborLinks
        label={t('neighbors')}
        texts={{ previous: t('previous'), next: t('next') }}
        previous={previous}
        next={next}
      />
    </div>
  )
}
