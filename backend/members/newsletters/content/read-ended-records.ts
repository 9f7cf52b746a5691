import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { ResolvedSection } from '@/backend/platform/db/schema/members/newsletters'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Reads the titles of events and job ads that may have ended, by id. A past event keeps its page;
 * an ended ad has no page and therefore no address. Blocked ads are omitted.
 */
export async function readEndedRecords(
  db: Queryable,
  { source, ids }: { source: 'events' | 'jobs'; ids: readonly number[] },
  locale: Locale,
): Promise<Map<number, ResolvedSection['entries'][number]>> {
  const records =
    source === 'events'
      ? sql`SELECT page_id AS id, title, path FROM publications
          WHERE content_type = 'event' AND locale = ${locale} AND is_online AND audience IS NULL`
      : sql`SELECT id, NULL AS path, coalesce(
            CASE WHEN language <> ${locale} THEN nullif(translation ->> 'title', '') END, title
          ) AS title
          FROM jobs WHERE state <> 'draft' AND published_at IS NOT NULL AND NOT is_blocked`
  const { rows } = await db.execute<{ id: number; title: string; path: string | null }>(sql`
    SELECT * FROM (${records}) AS record WHERE record.id = ANY(${sql.param([...ids])}::int[])`)
  return new Map(
    rows.map(({ id, title, path }) => [id, { title, text: '', url: path === null ? '' : pageUrl(locale, path) }]),
  )
}
