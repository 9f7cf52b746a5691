import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'

export interface PublicOrganization {
  id: number
  title: string
  url: string
  logoId: number | null
}

/** Loads the public organizations among ids, preferably in a language. */
export async function loadPublicOrganizations(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, PublicOrganization>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{
    id: number
    title: string
    path: string
    locale: Locale
    logoId: number | null
  }>(sql`
    SELECT DISTINCT ON (publication.page_id) publication.page_id AS id, publication.title, publication.path,
      publication.locale, organization.logo_id AS "logoId"
    FROM publications AS publication JOIN organizations AS organization ON organization.page_id = publication.page_id
    WHERE publication.page_id = ANY (${sql.param([...new Set(ids)])}::integer[])
      AND publication.is_online AND publication.audience IS NULL
    ORDER BY publication.page_id, publication.locale = ${locale} DESC`)
  return new Map(
    rows.map(({ path, locale: pageLocale, ...row }) => [row.id, { ...row, url: pageUrl(pageLocale, path) }]),
  )
}
