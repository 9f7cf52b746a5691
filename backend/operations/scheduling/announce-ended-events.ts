import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { cacheTags } from '@/lib/cache-tags'
import { maxEventDays } from '@/lib/contract/records/event-record'

/** How often events are looked for that have ended. */
export const endedEventsMs = 60_000

/**
 * Announces the lists of events when one has ended: what shows the next events is stale by then, though nothing was changed. Looks
 * back twice as far as it was looked for before, so that none is left out.
 */
export async function announceEndedEvents(db: Queryable): Promise<void> {
  const since = sql`now() - ${(2 * endedEventsMs) / 1000} * interval '1 second'`
  await db.execute(sql`
    SELECT announce_cache_tags(ARRAY[${cacheTags.records('event')}::text]) WHERE EXISTS (
      SELECT FROM event_occurrences
      WHERE starts_at >= now() - ${maxEventDays + 1} * interval '1 day' AND starts_at < now()
        AND ends_at > ${since} AND ends_at <= now())`)
}
