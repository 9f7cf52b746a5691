import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { RecordTeaser } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'
import { toJobPath } from '@/lib/contract/jobs/job-path'
import type { RecordSelection } from '@/lib/contract/records/record-selection'
import { formatDate } from '@/lib/time-in-words'
import { loadLookupNames } from '../job-lookups/lookup-values'
import { isAmong, type SelectionLimits, toListOrder } from './select-records'

type Row = {
  id: number
  title: string
  language: Locale
  employer: string
  place: string
  category: string
  deadline: string
}

const untilWord: Readonly<Record<Locale, string>> = { de: 'bis', en: 'until' }

/**
 * Loads the teasers of the latest open ads. An ad without a translation has its original language.
 */
export async function readJobTeasers(
  db: Queryable,
  { category, count }: Extract<RecordSelection, { source: 'jobs' }>,
  locale: Locale,
  limits: SelectionLimits,
): Promise<RecordTeaser[]> {
  const latestFirst = sql`date_trunc('milliseconds', listed.published_at) DESC, listed.id DESC`
  const { rows } = await db.execute<Row>(sql`
    SELECT job.id, job.employer, job.place, job.category, job.deadline::text AS deadline,
      coalesce(translated.title, job.title) AS title,
      CASE WHEN translated.title IS NULL THEN job.language ELSE ${locale}::text END AS language
    FROM listed_jobs AS listed JOIN jobs AS job ON job.id = listed.id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN job.language <> ${locale} THEN nullif(job.translation ->> 'title', '') END AS title
    ) AS translated
    WHERE listed.expires_at > now() AND ${category === null ? sql`true` : sql`listed.category = ${category}`}
      AND ${isAmong(sql`listed.id`, limits)}
    ORDER BY ${limits.ids === null ? latestFirst : toListOrder(sql`listed.id`, limits.ids)} LIMIT ${count}`)
  const getLookupName = await loadLookupNames(db, locale)
  return rows.map((row) => ({
    image: null,
    link_text: '',
    text: '',
    headline: row.title,
    language: row.language === locale ? null : row.language,
    link: pageUrl(locale, toJobPath(locale, row)),
    preline: getLookupName('category', row.category),
    subline: [row.employer, row.place, formatDeadline(row.deadline, locale)].filter((text) => text !== '').join(' · '),
  }))
}

/** Formats the application deadline with no-break spaces, so that it stays on one line. */
const formatDeadline = (day: string, locale: Locale) =>
  `${untilWord[locale]} ${formatDate(day, locale)}`.replaceAll(' ', '\u00a0')
