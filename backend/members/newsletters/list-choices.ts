import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { containsUnstoredWord } from '@/backend/platform/db/text-search'
import type { SectionSource } from '@/lib/contract/administration/newsletter-issues'
import type { Locale } from '@/lib/contract/common/locale'

/** The number of suggestions. */
const maxChoices = 8

const contentTypes = {
  articles: 'article',
  'press-releases': 'press_release',
  events: 'event',
  menu: 'page',
} as const satisfies Record<Exclude<SectionSource, 'jobs'>, string>

interface ChoiceQuery {
  source: SectionSource
  locale: Locale
  now: Date
  /** A part of the title. */
  search: string
  /** Ids of the records; null for the latest ones. */
  ids: readonly number[] | null
}

/** Lists public records that a section can have: those of `ids`, otherwise the latest ones. */
export async function listChoices(
  db: Queryable,
  { source, locale, now, search, ids }: ChoiceQuery,
): Promise<{ id: number; title: string }[]> {
  const records =
    source === 'jobs'
      ? sql`SELECT job.id, job.title, listed.published_at FROM listed_jobs AS listed
          JOIN jobs AS job ON job.id = listed.id WHERE listed.expires_at > ${now.toISOString()}`
      : sql`SELECT page_id AS id, title, published_at FROM publications
          WHERE content_type = ${contentTypes[source]} AND locale = ${locale} AND is_online AND audience IS NULL`
  const matchCondition =
    ids === null ? containsUnstoredWord(sql`record.title`, search) : sql`record.id = ANY(${sql.param([...ids])}::int[])`
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    SELECT record.id, record.title FROM (${records}) AS record WHERE ${matchCondition}
    ORDER BY record.published_at DESC, record.id DESC LIMIT ${ids === null ? maxChoices : ids.length}`)
  return rows
}
