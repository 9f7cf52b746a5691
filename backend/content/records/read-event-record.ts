import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type EventRow, eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import { type PageRow, pages } from '@/backend/platform/db/schema/content/pages'
import type { EventRecord } from '@/lib/contract/records/event-record'
import { presentStart, presentTimes } from './event-times'
import type { RecordWithTags } from './record-with-tags'

/** The columns of an event's page that determine its audience. */
export type EventPage = Pick<PageRow, 'groups' | 'isForUsers'>

/** Finds an event with the columns of its page that determine its audience. */
export async function findEvent(
  db: Queryable,
  pageId: number,
): Promise<{ event: EventRow; page: EventPage } | undefined> {
  const [row] = await db
    .select({ event: events, page: { groups: pages.groups, isForUsers: pages.isForUsers } })
    .from(events)
    .innerJoin(pages, eq(pages.id, events.pageId))
    .where(eq(events.pageId, pageId))
  return row
}

/** Derives the audience of an event from its page. */
export function getEventAudience({ groups, isForUsers }: EventPage): EventRecord['audience'] {
  return groups.length === 0 && !isForUsers ? 'public' : 'members'
}

/**
 * Reads the fields that an event stores in addition to those of its page; null if it does not
 * exist.
 */
export async function readEventRecord(db: Queryable, pageId: number): Promise<RecordWithTags<EventRecord> | null> {
  const match = await findEvent(db, pageId)
  if (!match) return null
  const { isAllDay, startsAt, endsAt, kind, status, place, link, rrule, exdates, sequence } = match.event
  const [firstOccurrence] = await db
    .select({ start: eventOccurrences.startsAt, end: eventOccurrences.endsAt })
    .from(eventOccurrences)
    .where(eq(eventOccurrences.eventId, pageId))
    .orderBy(asc(eventOccurrences.startsAt))
    .limit(1)
  return {
    record: {
      type: 'event',
      ...presentTimes({ start: startsAt, end: endsAt }, isAllDay),
      kind,
      status,
      place,
      link,
      rrule,
      sequence,
      audience: getEventAudience(match.page),
      all_day: isAllDay,
      exdates: exdates.map((start) => presentStart(new Date(start), isAllDay)),
      ...(firstOccurrence && firstOccurrence.start > startsAt && { first: presentTimes(firstOccurrence, isAllDay) }),
    },
    tags: [],
  }
}
