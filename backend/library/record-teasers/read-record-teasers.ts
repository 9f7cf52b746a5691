import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { cacheTags } from '@/lib/cache-tags'
import type { RecordTeaser, RecordTeasers } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { toDayRange } from '@/lib/contract/records/event-days'
import { type EventKind, eventKindTitles } from '@/lib/contract/records/event-record'
import { type RecordSelection, recordTypeBySource } from '@/lib/contract/records/record-selection'
import { toBerlinIso } from '@/lib/datetime'
import { formatDate, formatDateRange, formatDateTime } from '@/lib/time-in-words'
import { readJobTeasers } from './read-job-teasers'
import { noLimits, type PageSelection, type SelectionLimits, selectRecords, toListOrder } from './select-records'

type Row = {
  path: string
  title: string
  subtitle: string
  teaser: string
  image: Image | null
  start: Date | string | null
  end: Date | string | null
  isAllDay: boolean
  /** The title of a category, or the kind of an event or organization. */
  label: string | null
  place: string
}

/**
 * Loads the teasers of the selected public records in one statement. If `limits.ids` is set, they
 * have the order of these ids.
 */
export async function readRecordTeasers(
  db: Queryable,
  selection: RecordSelection,
  locale: Locale,
  limits: SelectionLimits = noLimits,
): Promise<RecordTeasers> {
  if (selection.source === 'jobs') {
    return { selection, items: await readJobTeasers(db, selection, locale, limits) }
  }
  const { source } = selection
  const { rows } = await db.execute<Row>(sql`
    WITH part AS MATERIALIZED (
      SELECT selected.*, row_number() OVER () AS rank FROM (${selectRecords(selection, locale, limits)}) AS selected
    )
    SELECT part.*, publication.path, publication.title, version.snapshot ->> 'headline' AS subtitle,
      version.snapshot ->> 'hero_text' AS teaser, version.snapshot -> 'hero_image' AS image
    FROM part JOIN publications AS publication ON publication.page_id = part.page_id AND publication.locale = ${locale}
    JOIN page_versions AS version ON version.id = publication.version_id
    ORDER BY ${limits.ids === null ? sql`part.rank` : toListOrder(sql`part.page_id`, limits.ids)}`)
  return { selection, items: rows.map((row) => presentTeaser(source, row, locale)) }
}

export function getSelectionTags({ source }: RecordSelection): string[] {
  // Job ads also need the tag of the day, because they expire at the end of a day.
  if (source === 'jobs') return [cacheTags.jobs, cacheTags.today]
  const records = cacheTags.records(recordTypeBySource[source])
  return source === 'debate' || source === 'press' ? [records, cacheTags.articleTerms] : [records]
}

function presentTeaser(source: PageSelection['source'], row: Row, locale: Locale): RecordTeaser {
  const { title, teaser, image, place } = row
  const label = row.label ?? ''
  const lines = {
    debate: { preline: joinTexts(formatTimes(row, locale), label), subline: row.subtitle },
    press: { preline: joinTexts(formatTimes(row, locale), label), subline: row.subtitle },
    events: { preline: formatTimes(row, locale), subline: joinTexts(formatEventKind(label, locale), place) },
    organizations: { preline: place, subline: label },
  }[source]
  const link = { link: pageUrl(locale, row.path), link_text: '' }
  return { image, ...link, headline: title, language: null, text: teaser, ...lines }
}

const joinTexts = (...texts: string[]) => texts.filter((text) => text !== '').join(' · ')

const formatEventKind = (kind: string, locale: Locale) =>
  kind in eventKindTitles ? eventKindTitles[kind as EventKind][locale] : ''

/** Formats the date of an article, or the time or dates of an event. */
function formatTimes({ start, end, isAllDay }: Row, locale: Locale): string {
  if (start === null) return ''
  // The stored end of an all-day event is a midnight, so `toDayRange` converts both kinds.
  const [startTime, endTime] = [new Date(start), new Date(end ?? start)]
  const { first, last } = toDayRange({ start: toBerlinIso(startTime), end: toBerlinIso(endTime), all_day: false })
  if (first !== last) return formatDateRange(first, last, locale)
  return end === null || isAllDay ? formatDate(first, locale) : formatDateTime(startTime, locale)
}
