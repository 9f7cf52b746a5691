import { type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import type { ListPart } from '@/backend/platform/db/page-range'
import { parseTimeCursor, toTimeCursor } from '@/backend/platform/db/time-cursor'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { Event } from '@/lib/contract/pages/event'
import type { PageLink } from '@/lib/contract/pages/page'
import { type EventKind, type EventRecord, maxEventDays } from '@/lib/contract/records/event-record'
import { presentTimes } from '../records/event-times'
import { mayEditEvents } from './policy'

/** Selects the occurrences that overlap a range of time. */
export interface EventFilter {
  locale: Locale
  /** Null restricts the list to public events. */
  viewer: Viewer
  /** Null for all kinds. */
  kind: EventKind | null
  from: Date
  to: Date
  /** True to list only occurrences that end within the range, latest start first. */
  isPast: boolean
}

type Row = Pick<EventRecord, 'kind' | 'status' | 'place' | 'link' | 'rrule'> & {
  id: number
  isAllDay: boolean
  start: Date | string
  end: Date | string
  path: string
  isPublic: boolean
  title: string
  teaser: string
  image: Image | null
}

/** The condition that the viewer may see a publication. The same rule as `isAdmitted`, in SQL. */
function visibilityCondition(viewer: Viewer): SQL {
  if (viewer === null) return sql`publication.audience IS NULL`
  if (mayEditEvents(viewer)) return sql`true`
  return sql`(publication.audience IS NULL OR publication.audience = '{}' OR ${viewer.group}::text = ANY (publication.audience))`
}

function filterCondition({ locale, viewer, kind, from, to, isPast }: EventFilter): SQL {
  const start = sql`${from.toISOString()}::timestamptz`
  const end = sql`${to.toISOString()}::timestamptz`
  return sql`
    FROM event_occurrences AS occurrence
    JOIN publications AS publication ON publication.page_id = occurrence.event_id AND publication.content_type = 'event'
      AND publication.locale = ${locale} AND publication.is_online AND ${visibilityCondition(viewer)}
    JOIN events AS event ON event.page_id = occurrence.event_id AND ${kind === null ? sql`true` : sql`event.kind = ${kind}`}
    WHERE occurrence.starts_at >= ${start} - ${maxEventDays + 1} * interval '1 day'
      AND occurrence.starts_at < ${end} AND ${isPast ? sql`occurrence.ends_at <= ${end}` : sql`true`}
      AND (occurrence.ends_at > ${start} OR occurrence.starts_at >= ${start})`
}

/**
 * Lists a page of the published occurrences, sorted by start.
 * @returns the total number, the results, and the `cursor` of the last result, which is null on the
 * last page
 */
export async function listEvents(
  db: Queryable,
  filter: EventFilter,
  { after, offset, limit }: ListPart,
): Promise<{ count: number; results: Event[]; cursor: string | null }> {
  const direction = filter.isPast ? sql`DESC` : sql`ASC`
  const { rows } = await db.execute<Row & { cursor: string }>(sql`
    WITH list_page AS MATERIALIZED (
      SELECT occurrence.event_id, occurrence.starts_at, occurrence.ends_at ${filterCondition(filter)}
        AND ${after === null ? sql`true` : sql`(occurrence.starts_at, occurrence.event_id) ${filter.isPast ? sql`<` : sql`>`} ${parseTimeCursor(after)}`}
      ORDER BY occurrence.starts_at ${direction}, occurrence.event_id ${direction}
      LIMIT ${limit + 1} OFFSET ${after === null ? offset : 0}
    )
    SELECT list_page.event_id AS id, list_page.starts_at AS start, list_page.ends_at AS end, event.kind, event.status, event.place,
      event.link, event.rrule, event.is_all_day AS "isAllDay", publication.path, publication.title, publication.audience IS NULL AS "isPublic",
      version.snapshot ->> 'hero_text' AS teaser, version.snapshot -> 'hero_image' AS image,
      ${toTimeCursor(sql`list_page.starts_at`, sql`list_page.event_id`)} AS cursor
    FROM list_page
    JOIN events AS event ON event.page_id = list_page.event_id
    JOIN publications AS publication ON publication.page_id = list_page.event_id AND publication.locale = ${filter.locale}
    JOIN page_versions AS version ON version.id = publication.version_id
    ORDER BY list_page.starts_at ${direction}, list_page.event_id ${direction}`)
  const countResult = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count ${filterCondition(filter)}`,
  )
  const results = rows.slice(0, limit)
  const lastRow = results.at(-1)
  return {
    count: countResult.rows[0]?.count ?? 0,
    results: results.map((row) => presentEvent(row, filter.locale)),
    cursor: rows.length > limit && lastRow ? lastRow.cursor : null,
  }
}

const selectFirstStart = (eventId: SQL) =>
  sql`(SELECT min(starts_at) FROM event_occurrences WHERE event_id = ${eventId})`

/** Finds the public events before and after an event, in the order of their first start. */
export async function findNeighbors(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<Record<'previous' | 'next', PageLink | null>> {
  const findNeighbor = async (isBefore: boolean) => {
    const direction = isBefore ? sql`DESC` : sql`ASC`
    const { rows } = await db.execute<{ id: number; title: string; path: string }>(sql`
      SELECT occurrence.event_id AS id, publication.title, publication.path
      FROM event_occurrences AS occurrence
      -- A lateral lookup, because the planner would underestimate the number of matches of a join,
      -- read all occurrences and sort them. The first occurrence of the rule may be excluded.
      CROSS JOIN LATERAL
        (SELECT ${selectFirstStart(sql`occurrence.event_id`)} AS starts_at OFFSET 0) AS first
      JOIN publications AS publication ON publication.page_id = occurrence.event_id AND publication.locale = ${locale} AND publication.is_online
        AND publication.audience IS NULL
      WHERE occurrence.starts_at = first.starts_at
        AND (occurrence.starts_at, occurrence.event_id) ${isBefore ? sql`<` : sql`>`} (${selectFirstStart(sql`${id}::integer`)}, ${id}::integer)
      ORDER BY occurrence.starts_at ${direction}, occurrence.event_id ${direction} LIMIT 1`)
    const [row] = rows
    return row ? { id: row.id, title: row.title, url: pageUrl(locale, row.path) } : null
  }
  return { previous: await findNeighbor(true), next: await findNeighbor(false) }
}

function presentEvent(row: Row, locale: Locale): Event {
  const { id, title, teaser, image, kind, status, place, link, rrule, isAllDay } = row
  return {
    id,
    title,
    teaser,
    image,
    kind,
    status,
    place,
    link,
    rrule,
    url: pageUrl(locale, row.path),
    audience: row.isPublic ? 'public' : 'members',
    all_day: isAllDay,
    ...presentTimes({ start: new Date(row.start), end: new Date(row.end) }, isAllDay),
  }
}
