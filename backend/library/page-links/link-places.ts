import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'
import { type LinkPlace, maxBrokenLinks } from '@/lib/contract/pages/page-tree'

export const maxPlaces = maxBrokenLinks

export type PlaceRow = {
  /** Empty for a reference that is no link. */
  link: string
  type: LinkPlace['type']
  locale: Locale
  title: string
  modules: number[]
  /** The id of the page, redirect or footer link that contains the link. */
  id: number | null
  path: string | null
  /** The slug of the reusable container or HTML selection that contains the link. */
  slug: string | null
}

/**
 * Common table expressions, of which `uses` contains the links in working copies, reusable
 * containers, HTML selections, the footer and redirects.
 * @param matches condition for the stored path of a link
 * @param modules subquery with the columns `link` and `module`; by default the modules with links
 */
export const linkUses = (
  matches: (path: SQL) => SQL,
  modules: SQL = sql`SELECT path AS link, module_id AS module FROM module_links WHERE ${matches(sql`path`)}`,
): SQL => sql`
    linking AS (
      SELECT link, module, m.content_type, m.object_id, m.parent_id, m.locale, m.slug, m.data
      FROM (${modules}) AS source JOIN modules AS m ON m.id = source.module
    ), ancestors AS (
      SELECT link, module, parent_id, locale, slug, data FROM linking WHERE object_id IS NULL
      UNION
      SELECT link, module, m.parent_id, m.locale, m.slug, m.data
      FROM modules AS m JOIN ancestors ON m.id = ancestors.parent_id
    ), uses AS (
      SELECT link, 'page' AS type, object_id AS page_id, NULL AS slug, NULL AS title, locale, module
      FROM linking WHERE content_type = 'page' AND object_id IS NOT NULL
      UNION ALL
      SELECT link_path(hero_link), 'page', page_id, NULL, NULL, locale, NULL FROM page_texts
      WHERE hero_link <> '' AND ${matches(sql`link_path(hero_link)`)}
      UNION ALL
      SELECT link, 'container', NULL, slug, coalesce(data ->> 'title', ''), locale, module
      FROM ancestors WHERE parent_id IS NULL AND slug IS NOT NULL
      UNION ALL
      SELECT link.path, 'selection', NULL, selection.slug, selection.title ->> link.locale, link.locale, NULL
      FROM selection_links AS link JOIN html_selections AS selection ON selection.id = link.selection_id
      WHERE ${matches(sql`link.path`)}
      UNION ALL
      SELECT link_path(new_path), 'redirect', id, NULL, old_path, NULL, NULL FROM redirects
      WHERE new_path IS NOT NULL AND ${matches(sql`link_path(new_path)`)}
      UNION ALL
      SELECT link_path(address), 'footer', id, NULL, title ->> link.locale, NULL, NULL
      FROM footer_links, LATERAL jsonb_each_text(url) AS link(locale, address)
      WHERE is_shown AND ${matches(sql`link_path(address)`)}
    )`

/**
 * Lists links, at most `maxPlaces`, sorted by the title of their place. Redirects are last, so that
 * a large import of them does not hide the pages.
 */
export async function listLinkPlaces(db: Queryable, ...filter: Parameters<typeof linkUses>): Promise<PlaceRow[]> {
  const { rows } = await db.execute<PlaceRow>(sql`
    WITH RECURSIVE ${linkUses(...filter)}
    SELECT uses.link, uses.type, uses.page_id AS id, uses.slug, uses.locale, coalesce(text.title, uses.title) AS title, text.path,
      coalesce(array_agg(uses.module ORDER BY uses.module) FILTER (WHERE uses.module IS NOT NULL), '{}') AS modules
    FROM uses LEFT JOIN page_texts AS text ON text.page_id = uses.page_id AND text.locale = uses.locale
    WHERE uses.slug IS NOT NULL OR text.page_id IS NOT NULL OR uses.type IN ('redirect', 'footer')
    GROUP BY uses.link, uses.type, uses.page_id, uses.slug, uses.locale, coalesce(text.title, uses.title), text.path
    ORDER BY uses.type = 'redirect', title, uses.page_id, uses.slug, uses.locale, uses.link LIMIT ${maxPlaces}`)
  return rows
}
