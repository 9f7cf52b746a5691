import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { eventOccurrences } from '@/backend/platform/db/schema/content/events'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { EventDetail, EventDraft } from '@/lib/contract/pages/event'
import { readDraft } from '../pages/page-draft'
import type { PublishedRecord } from '../pages/published-record'
import { presentTimes } from '../records/event-times'
import { presentDraftTexts, presentTexts } from '../records/present-texts'
import { findNeighbors } from './list-events'

/** The maximum number of occurrences in a response, from now on. */
const maxUpcomingOccurrences = 10

/** Presents a published event in one language with its next occurrences and neighbors. */
export async function presentEvent(
  db: Queryable,
  { page, record }: PublishedRecord<'event'>,
  { locale, now }: { locale: Locale; now: Date },
): Promise<EventDetail> {
  const { type, ...fields } = record
  const { id, urls, modules } = page
  return {
    ...presentTexts(page, locale),
    urls,
    ...fields,
    modules,
    occurrences: await listUpcomingOccurrences(db, id, { now, isAllDay: fields.all_day }),
    ...(await findNeighbors(db, id, locale)),
  }
}

async function listUpcomingOccurrences(
  db: Queryable,
  id: number,
  { now, isAllDay }: { now: Date; isAllDay: boolean },
): Promise<EventDetail['occurrences']> {
  const { startsAt: start, endsAt: end } = eventOccurrences
  const isCurrentOrFuture = or(sql`${end} > ${now.toISOString()}`, sql`${start} >= ${now.toISOString()}`)
  const rows = await db
    .select({ start, end })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.eventId, id), isCurrentOrFuture))
    .orderBy(asc(start))
    .limit(maxUpcomingOccurrences)
  return rows.map((row) => presentTimes(row, isAllDay))
}

/**
 * Reads an event's working copy in one language.
 * @throws NotFoundError
 */
export async function readEventDraft(db: Queryable, id: number, locale: Locale): Promise<EventDraft> {
  const page = await readDraft(db, locale, id)
  if (page.record?.type !== 'event') throw new NotFoundError(`Page ${id} is not an event.`)
  const { type, ...fields } = page.record
  return { ...presentDraftTexts(page, locale), ...fields }
}
