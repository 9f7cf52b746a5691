import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { RecordTeaser } from '@/lib/contract/blocks/teaser-list'
import type { Locale } from '@/lib/contract/common/locale'

type Row = { path: string; title: string; subtitle: string | null; teaser: string | null }

/**
 * Reads the teasers of chosen pages in their order. Pages that not everybody may see in this
 * language are omitted, so content for members cannot get into an issue.
 */
export async function readPageTeasers(
  db: Queryable,
  pages: readonly number[],
  locale: Locale,
): Promise<RecordTeaser[]> {
  if (pages.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    SELECT publication.path, publication.title, version.snapshot ->> 'headline' AS subtitle,
      version.snapshot ->> 'hero_text' AS teaser
    FROM unnest(${sql.param([...pages])}::int[]) WITH ORDINALITY AS picked(id, rank)
    JOIN publications AS publication ON publication.page_id = picked.id AND publication.locale = ${locale}
      AND publication.is_online AND publication.audience IS NULL
    JOIN page_versions AS version ON version.id = publication.version_id
    ORDER BY picked.rank`)
  return rows.map(({ path, title, subtitle, teaser }) => ({
    image: null,
    link: pageUrl(locale, path),
    link_text: '',
    headline: title,
    language: null,
    preline: '',
    subline: subtitle ?? '',
    text: teaser ?? '',
  }))
}
