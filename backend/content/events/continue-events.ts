import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { announceCacheTag } from '@/backend/platform/db/notifications/announce-change'
import { eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import { cacheTags } from '@/lib/cache-tags'
import { listOccurrences, splitOccurrences, toSkippedDays } from './recurrence'

/**
 * Adds occurrences to events whose rule goes on after the stored occurrences, if these end within a
 * year.
 */
export async function continueEvents(db: Database, now: Date): Promise<void> {
  const nowIso = now.toISOString()
  const endingEvents = await db
    .select({ id: events.pageId })
    .from(events)
    .where(sql`${events.rrule} <> '' AND ${events.rrule} !~ 'COUNT='
      AND coalesce(substring(${events.rrule} FROM 'UNTIL=([0-9]{8})') >= to_char(${nowIso}::timestamptz, 'YYYYMMDD'), true)
      AND NOT EXISTS (SELECT FROM ${eventOccurrences} WHERE ${eventOccurrences.eventId} = ${events.pageId}
        AND ${eventOccurrences.startsAt} > ${nowIso}::timestamptz + interval '1 year')`)
  for (const { id } of endingEvents) await continueEvent(db, id, now)
}

async function continueEvent(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [event] = await tx.select().from(events).where(eq(events.pageId, id)).for('update')
    if (!event) return
    const { startsAt: start, endsAt: end, isAllDay, rrule: rule, exdates } = event
    const occurrences = listOccurrences({ start, end, isAllDay, rule, now }) ?? []
    const { remainingOccurrences } = splitOccurrences(occurrences, toSkippedDays(exdates))
    const rows = remainingOccurrences.map((occurrence) => ({
      eventId: id,
      startsAt: occurrence.start,
      endsAt: occurrence.end,
    }))
    const newRows = await tx
      .insert(eventOccurrences)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: eventOccurrences.eventId })
    if (newRows.length === 0) return
    await announceCacheTag(tx, cacheTags.records('event'))
  })
}
