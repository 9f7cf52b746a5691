import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/common/locale'
import { maxEventDays } from '@/lib/contract/records/event-record'
import { type RecordSelection, recordTypeBySource } from '@/lib/contract/records/record-selection'

/** A selection of records that are pages. Only job ads are not pages. */
export type PageSelection = Exclude<RecordSelection, { source: 'jobs' }>
type SelectionOf<Source extends RecordSelection['source']> = Extract<RecordSelection, { source: Source }>

/** Further limits of a selection: the ids of records, and the number of days for events. */
export interface SelectionLimits {
  ids: readonly number[] | null
  days: number | null
}

export const noLimits: SelectionLimits = { ids: null, days: null }

/** The SQL condition that a record has one of `ids`; always true if `ids` is null. */
export const isAmong = (id: SQL, { ids }: SelectionLimits): SQL =>
  ids === null ? sql`true` : sql`${id} = ANY(${sql.param([...ids])}::int[])`

/** The SQL expression for the position of an id in a list, for ORDER BY. */
export const toListOrder = (id: SQL, ids: readonly number[]): SQL =>
  sql`array_position(${sql.param([...ids])}::int[], ${id})`

/**
 * Returns the query for the public records of a selection, in order. Its columns are the id
 * (`page_id`) and the values for the teaser that the texts of the page do not contain. Each query
 * reads one range of an index.
 */
export function selectRecords(selection: PageSelection, locale: Locale, limits: SelectionLimits): SQL {
  switch (selection.source) {
    case 'debate':
    case 'press':
      return selectArticles(selection, locale, limits)
    case 'events':
      return selectEvents(selection, locale, limits)
    case 'organizations':
      return selectOrganizations(selection, locale)
  }
}

/** The SQL condition that a publication is online and public. */
const isPublic = (source: PageSelection['source'], locale: Locale) =>
  sql`publication.content_type = ${recordTypeBySource[source]} AND publication.locale = ${locale} AND publication.is_online AND publication.audience IS NULL`

/** Returns the query for the latest articles. */
function selectArticles(selection: SelectionOf<'debate' | 'press'>, locale: Locale, limits: SelectionLimits): SQL {
  const { source, category, count } = selection
  const tag = 'tag' in selection ? selection.tag : null
  const categoryCondition = sql`EXISTS (SELECT FROM article_category_members WHERE article_id = article.page_id AND category_id = ${category})`
  const tagCondition = sql`EXISTS (SELECT FROM article_taggings WHERE article_id = article.page_id AND tag_id = ${tag})`
  return sql`
    SELECT article.page_id, article.date AS start, NULL::timestamptz AS end, false AS "isAllDay", '' AS place,
      (SELECT category.title ->> ${locale} FROM article_category_members AS member
        JOIN article_categories AS category ON category.id = member.category_id
        WHERE member.article_id = article.page_id ORDER BY category.position, category.id LIMIT 1) AS label
    FROM articles AS article JOIN publications AS publication ON publication.page_id = article.page_id AND ${isPublic(source, locale)}
    WHERE article.section = ${source} AND ${category === null ? sql`true` : categoryCondition} AND ${tag === null ? sql`true` : tagCondition}
      AND ${isAmong(sql`article.page_id`, limits)}
    ORDER BY article.date DESC, article.page_id DESC LIMIT ${count}`
}

/**
 * Returns the query for current and future events. Each event appears once, with its next
 * occurrence.
 */
function selectEvents({ source, kind, count }: SelectionOf<'events'>, locale: Locale, limits: SelectionLimits): SQL {
  const { days } = limits
  const startsInTime = sql`occurrence.starts_at < now() + ${days}::int * interval '1 day'`
  const isNotOver = (occurrence: SQL) => sql`
    ${occurrence}.starts_at >= now() - ${maxEventDays + 1} * interval '1 day' AND ${occurrence}.ends_at > now()`
  return sql`
    SELECT event.page_id, occurrence.starts_at AS start, occurrence.ends_at AS end, event.is_all_day AS "isAllDay",
      event.place, event.kind AS label
    FROM event_occurrences AS occurrence
    JOIN publications AS publication ON publication.page_id = occurrence.event_id AND ${isPublic(source, locale)}
    JOIN events AS event ON event.page_id = occurrence.event_id AND event.status = 'confirmed'
      AND ${kind === null ? sql`true` : sql`event.kind = ${kind}`}
    WHERE ${isNotOver(sql`occurrence`)} AND ${days === null ? sql`true` : startsInTime}
      AND ${isAmong(sql`event.page_id`, limits)} AND NOT EXISTS (
      SELECT FROM event_occurrences AS earlier WHERE earlier.event_id = occurrence.event_id
        AND earlier.starts_at < occurrence.starts_at AND ${isNotOver(sql`earlier`)})
    ORDER BY occurrence.starts_at, occurrence.event_id LIMIT ${count}`
}

/** Returns the query for organizations in the order of the directory. */
function selectOrganizations(selection: SelectionOf<'organizations'>, locale: Locale): SQL {
  const { category, region, count } = selection
  return sql`
    SELECT listed.page_id, NULL::timestamptz AS start, NULL::timestamptz AS end, false AS "isAllDay", listed.place,
      organization.kind ->> ${locale} AS label
    FROM listed_organizations AS listed JOIN organizations AS organization ON organization.page_id = listed.page_id
    WHERE listed.locale = ${locale} AND ${category === null ? sql`true` : sql`listed.category = ${category}`}
      AND ${region === null ? sql`true` : sql`listed.region = ${region}`}
    ORDER BY listed.place_key, listed.name_key, listed.page_id LIMIT ${count}`
}
