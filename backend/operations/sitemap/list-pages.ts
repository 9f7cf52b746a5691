import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { isAccountPath } from '@/lib/contract/accounts/account-area'
import type { Locale } from '@/lib/contract/common/locale'
import { pagesPerPart, type Sitemap, type SitemapEntry } from '@/lib/contract/site/sitemap'

/** Condition for a page in the site map: online, public, and not only a heading of a menu. */
const isInSitemap = sql`
  publication.is_online AND publication.audience IS NULL AND publication.is_clickable`

/** New times of an event count as a change. */
const lastChange = sql`greatest(publication.published_at, event.changed_at)`
const withEvents = sql`LEFT JOIN events AS event ON event.page_id = publication.page_id`

/**
 * Lists the parts with pages. An id always has the same part, so a new page changes one part only.
 */
export async function listPageParts(db: Queryable): Promise<Sitemap['parts']> {
  const { rows } = await db.execute<{ part: number; modified: Date | string }>(sql`
    SELECT publication.page_id / ${pagesPerPart}::integer AS part, max(${lastChange}) AS modified
    FROM publications AS publication ${withEvents} WHERE ${isInSitemap} GROUP BY part ORDER BY part`)
  return rows.map((row) => ({ name: String(row.part), modified: new Date(row.modified).toISOString() }))
}

type Row = {
  id: number
  locale: Locale
  path: string
  modified: Date | string
  image: string | null
}

/** Lists the pages and records of a part, with URLs in both languages. */
export async function listPagesOfPart(db: Queryable, part: number): Promise<SitemapEntry[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT publication.page_id AS id, publication.locale, publication.path, ${lastChange} AS modified,
      version.snapshot #>> '{hero_image,thumbs,xlarge,jpg}' AS image
    FROM publications AS publication
    JOIN page_versions AS version ON version.id = publication.version_id
    ${withEvents}
    WHERE publication.page_id >= ${part * pagesPerPart}::integer AND publication.page_id < ${(part + 1) * pagesPerPart}::integer
      AND ${isInSitemap}
    ORDER BY publication.page_id, publication.locale`)
  const entries = new Map<number, SitemapEntry>()
  for (const { id, locale, path, image, modified } of rows) {
    if (isAccountPath(path)) continue
    const entry = entries.get(id) ?? { de: null, en: null, image: null }
    entry[locale] = { url: pageUrl(locale, path), modified: new Date(modified).toISOString() }
    entry.image ??= image
    entries.set(id, entry)
  }
  return [...entries.values()]
}
