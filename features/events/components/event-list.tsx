'use client'

import { ContinuedList } from '@/components/list/continued-list'
import type { ContinuedListTexts } from '@/components/list/list-pages'
import type { Locale } from '@/lib/contract/common/locale'
import { type EventFilter, eventsQuery } from '../queries'
import { type EventLabelTexts, EventLines } from './event-lines'
import styles from './event-list.module.css'

export interface EventListProps {
  locale: Locale
  filter: EventFilter
  href: string
  firstPage: number
  /** See `ContinuedList`. */
  digest: string
  texts: ContinuedListTexts
  labelTexts: EventLabelTexts
}

/** A list of events with a button that loads the next page. */
export function EventList({ locale, filter, href, firstPage, digest, texts, labelTexts }: EventListProps) {
  return (
    <ContinuedList
      query={eventsQuery(locale, filter, firstPage)}
      href={href}
      firstPage={firstPage}
      digest={digest}
      texts={texts}
      className={styles.list}
      renderItem={(event, previous) => (
        <>
          {event.month !== previous?.month && <h2 className={styles.month}>{event.month}</h2>}
          <EventLines event={event} texts={labelTexts} />
        </>
      )}
    />
  )
}
