import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import { type EventKind, eventKindTitles } from '@/lib/contract/records/event-record'
import { toBerlinWallClock } from '@/lib/datetime'
import type { CalendarEvent } from './icalendar'

/** The number of days after its start for which an occurrence keeps its event in the feed. */
const retentionDays = 366
const maxEvents = 5000

type Row = {
  id: number
  kind: EventKind
  status: string
  isAllDay: boolean
  startsAt: Date | string
  endsAt: Date | string
  place: string
  rrule: string
  exdates: string[]
  sequence: number
  changedAt: Date | string
  path: string
  title: string
  description: string
}

interface CalendarContext {
  locale: Locale
  siteUrl: string
}

/**
 * Lists the public events in a language that have an occurrence in the last year or the future.
 * @param kind null for all kinds
 */
export async function readPublicCalendar(
  db: Queryable,
  { kind, now, ...context }: CalendarContext & { kind: EventKind | null; now: Date },
): Promise<CalendarEvent[]> {
  const oldestStart = sql`${now.toISOString()}::timestamptz - ${retentionDays} * interval '1 day'`
  return await readEvents(
    db,
    context,
    sql`publication.audience IS NULL AND ${kind === null ? sql`true` : sql`event.kind = ${kind}`} AND event.page_id IN
      (SELECT event_id FROM event_occurrences WHERE starts_at >= ${oldestStart})`,
  )
}

/**
 * Reads a published event; null if it is not published in the language. The caller must check its
 * audience.
 */
export async function readCalendarEvent(
  db: Queryable,
  id: number,
  context: CalendarContext,
): Promise<CalendarEvent | null> {
  const [event = null] = await readEvents(db, context, sql`event.page_id = ${id}`)
  return event
}

async function readEvents(
  db: Queryable,
  { locale, siteUrl }: CalendarContext,
  condition: SQL,
): Promise<CalendarEvent[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT event.page_id AS id, event.kind, event.status, event.is_all_day AS "isAllDay", event.starts_at AS "startsAt",
      event.ends_at AS "endsAt", event.place, event.rrule, event.exdates, event.sequence,
      greatest(event.changed_at, publication.published_at) AS "changedAt", publication.path, publication.title,
      version.snapshot ->> 'hero_text' AS description
    FROM events AS event
    JOIN publications AS publication ON publication.page_id = event.page_id AND publication.content_type = 'event'
      AND publication.locale = ${locale} AND publication.is_online
    JOIN page_versions AS version ON version.id = publication.version_id
    WHERE ${condition} ORDER BY event.starts_at DESC, event.page_id LIMIT ${maxEvents}`)
  const host = new URL(siteUrl).hostname
  const toClock = (time: Date | string) => toBerlinWallClock(new Date(time))
  return rows.map(({ id, kind, status, path, title, description, isAllDay, place, rrule, sequence, ...row }) => ({
    title,
    description,
    isAllDay,
    place,
    rrule,
    sequence,
    uid: `event-${id}@${host}`,
    url: siteUrl + pageUrl(locale, path),
    category: eventKindTitles[kind][locale],
    isCanceled: status === 'cancelled',
    start: toClock(row.startsAt),
    end: toClock(row.endsAt),
    exceptions: row.exdates.map(toClock),
    changedAt: new Date(row.changedAt),
  }))
}
