'use client'

import { ContinuedList, type ContinuedListBase } from '@/components/list/continued-list'
import type { Locale } from '@/lib/contract/common/locale'
import { type EventFilter, eventsQuery } from '../queries'
import { type EventLabelTexts, EventLines } from './event-lines'
import styles from './event-list.module.css'

export interface EventListProps extends ContinuedListBase {
  locale: Locale
  filter: EventFilter
  labelTexts: EventLabelTexts
}

/** A list of events with a button that loads the next page. */
export function EventList({ locale, filter, labelTexts, ...list }: EventListProps) {
  return (
    <ContinuedList
      {...list}
      query={eventsQuery(locale, filter, list.firstPage)}
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
