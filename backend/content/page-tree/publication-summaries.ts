import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { getOtherLocale, type Locale, locales } from '@/lib/contract/common/locale'
import type { PageState } from '@/lib/contract/pages/page'
import { toBerlinIso } from '@/lib/datetime'
import { toPageState } from '../pages/page-status'
import { isChangedSince } from '../pages/working-digest'

type Row = {
  id: number
  locale: Locale
  title: string
  path: string
  isOnline: boolean
  isChanged: boolean
  publishAt: Date | string | null
  unpublishAt: Date | string | null
}

/**
 * The titles, address and publication state of a record's page, as lists of the administration show
 * them.
 */
export interface PublicationSummary {
  /** The title in the requested language; if there is none, in the other language. */
  title: string
  url: string | null
  /** The address of the published page; null if the page is public in no language. */
  publicUrl: string | null
  values: {
    title: Record<Locale, string>
    state: Record<Locale, PageState | null>
    is_changed: Record<Locale, boolean>
    publish_at: string | null
    unpublish_at: string | null
  }
}

/** Loads the publication state of the pages of records. The returned function takes a page id. */
export async function loadPublicationSummaries(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<(id: number) => PublicationSummary> {
  const { rows } = await db.execute<Row>(sql`
    SELECT text.page_id AS id, text.locale, text.title, text.path, coalesce(publication.is_online, false) AS "isOnline",
      CASE WHEN text.is_dirty THEN ${isChangedSince(sql`version.digest`, sql`text.page_id`, sql`text.locale`)} ELSE false END AS "isChanged",
      schedule.publish_at AS "publishAt", schedule.unpublish_at AS "unpublishAt"
    FROM page_texts AS text
    LEFT JOIN publications AS publication ON publication.page_id = text.page_id AND publication.locale = text.locale
    LEFT JOIN page_versions AS version ON version.id = publication.version_id
    LEFT JOIN schedules AS schedule ON schedule.page_id = text.page_id AND schedule.locale = text.locale
    WHERE text.page_id = ANY (${sql.param([...ids])}::integer[])`)
  return (id) => {
    const recordRows = rows.filter((row) => row.id === id)
    return presentPublicationSummary(recordRows, locale)
  }
}

function presentPublicationSummary(rows: readonly Row[], locale: Locale): PublicationSummary {
  const findRow = (language: Locale) => rows.find((row) => row.locale === language)
  const preferredRow = findRow(locale) ?? findRow(getOtherLocale(locale))
  const onlineRow = [preferredRow, findRow(getOtherLocale(locale))].find((row) => row?.isOnline)
  const localize = <Value>(toValue: (row: Row | undefined) => Value) =>
    Object.fromEntries(locales.map((textLocale) => [textLocale, toValue(findRow(textLocale))])) as Record<Locale, Value>
  return {
    title: preferredRow?.title ?? '',
    url: preferredRow ? pageUrl(preferredRow.locale, preferredRow.path) : null,
    publicUrl: onlineRow ? pageUrl(onlineRow.locale, onlineRow.path) : null,
    values: {
      title: localize((row) => row?.title ?? ''),
      state: localize((row) => (row ? toPageState({ ...row, ...toTimes(row) }) : null)),
      is_changed: localize((row) => (row ? row.isOnline && row.isChanged : false)),
      publish_at: formatEarliest(rows.map((row) => toTimes(row).publishAt)),
      unpublish_at: formatEarliest(rows.map((row) => toTimes(row).unpublishAt)),
    },
  }
}

const toDate = (value: Date | string | null) => (value === null ? null : new Date(value))
const toTimes = ({ publishAt, unpublishAt }: Row) => ({
  publishAt: toDate(publishAt),
  unpublishAt: toDate(unpublishAt),
})

function formatEarliest(times: readonly (Date | null)[]): string | null {
  const sortedTimes = times.filter((time) => time !== null).sort((a, b) => a.getTime() - b.getTime())
  return sortedTimes[0] ? toBerlinIso(sortedTimes[0]) : null
}

/**
 * Joins a table with the German and English texts of its pages, under the aliases `german` and
 * `english`.
 */
export function joinTexts(table: SQL, pageId: SQL): SQL {
  return sql`${table} LEFT JOIN page_texts AS german ON german.page_id = ${pageId} AND german.locale = 'de'
    LEFT JOIN page_texts AS english ON english.page_id = ${pageId} AND english.locale = 'en'`
}

/** The title columns that `joinTexts` adds, for search and sorting. */
export const titleColumns = {
  searchColumns: [sql`german.title`, sql`english.title`],
  title: sql`coalesce(german.title, english.title)`,
}

/** Returns the conditions for the filters that the lists of all record types have. */
export function createPublicationFilters(pageId: SQL) {
  const languageCondition = (condition: SQL) => sql`EXISTS (
    SELECT FROM page_texts AS text
    LEFT JOIN publications AS publication ON publication.page_id = text.page_id AND publication.locale = text.locale
    LEFT JOIN page_versions AS version ON version.id = publication.version_id
    LEFT JOIN schedules AS schedule ON schedule.page_id = text.page_id AND schedule.locale = text.locale
    WHERE text.page_id = ${pageId} AND ${condition})`
  const isChanged = sql`(text.is_dirty AND ${isChangedSince(sql`version.digest`, sql`text.page_id`, sql`text.locale`)})`
  // Published and canceled plans keep their row, without a time.
  const time = sql`coalesce(schedule.publish_at, schedule.unpublish_at)`
  const conditions: Record<PageState, SQL> = {
    scheduled: sql`${time} IS NOT NULL`,
    offline: sql`${time} IS NULL AND NOT coalesce(publication.is_online, false)`,
    online: sql`${time} IS NULL AND publication.is_online AND NOT ${isChanged}`,
    changed: sql`${time} IS NULL AND publication.is_online AND ${isChanged}`,
  }
  return {
    state: (state: PageState) => languageCondition(conditions[state]),
    missing: (locale: Locale) => sql`${sql.raw(locale === 'de' ? 'german' : 'english')}.page_id IS NULL`,
  }
}
