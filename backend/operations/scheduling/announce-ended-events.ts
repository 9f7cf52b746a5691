import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { cacheTags } from '@/lib/cache-tags'
import { maxEventDays } from '@/lib/contract/records/event-record'

/** Interval of the search for ended events. */
export const endedEventsIntervalMs = 60_000

/**
 * Invalidates lists of events after the end of an event, because an end fires no trigger. Each
 * search covers two intervals, so that no event is missed. Search entries with the date of an ended
 * occurrence get the next one.
 */
export async function announceEndedEvents(db: Queryable): Promise<void> {
  const windowStart = sql`now() - ${(2 * endedEventsIntervalMs) / 1000} * interval '1 second'`
  await db.execute(sql`
    SELECT announce_cache_tags(ARRAY[${cacheTags.records('event')}::text]) WHERE EXISTS (
      SELECT FROM event_occurrences
      WHERE starts_at >= now() - ${maxEventDays + 1} * interval '1 day' AND starts_at < now()
        AND ends_at > ${windowStart} AND ends_at <= now())`)
  await db.execute(sql`
    INSERT INTO search_changes (source, record_id)
    SELECT DISTINCT 'page', event.page_id FROM events AS event
    JOIN search_entries AS entry ON entry.kind = 'events' AND entry.record_id = event.page_id
    WHERE event.rrule <> ''
      AND EXISTS (SELECT FROM event_occurrences WHERE event_id = event.page_id AND ends_at > now())
      AND NOT EXISTS (SELECT FROM event_occurrences
        WHERE event_id = event.page_id AND ends_at > now() AND starts_at = entry.date)`)
}
