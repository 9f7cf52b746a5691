import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { admits, type Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { footerLinks, footerPlaces } from '@/backend/platform/db/schema/content/footer-links'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import type { Locale } from '@/lib/contract/common/locale'
import { isInList } from '../pages/in-list'

/** The path of the account area's own page, in every language. */
export const accountPath = 'account'

/** The limits of menus: entries below one entry, levels, entries in all, and links in the footer. */
export const menuBounds = { below: 24, levels: 4, entries: 300, footer: 40 } as const

/**
 * The home page, the account area's page and the published pages in a menu of a language, in the order of the tree, with menu
 * pictures. Beyond menuBounds the lowest levels are omitted. Pages that the viewer may not see are marked as in no menu.
 */
export async function listNavigationPages(db: Queryable, locale: Locale, viewer: Viewer) {
  const rows = await db
    .select({
      pageId: publications.pageId,
      parentId: publications.parentId,
      path: publications.path,
      title: publications.title,
      menuName: publications.menuName,
      isClickable: publications.isClickable,
      inMenu: publications.inMenu,
      inFooter: publications.inFooter,
      isHighlight: publications.isHighlight,
      audience: publications.audience,
      image: images,
      /** Its place in the footer; null where nobody has given it one. */
      place: footerPlaces.position,
    })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.menuImageId))
    .leftJoin(footerPlaces, eq(footerPlaces.pageId, publications.pageId))
    .where(
      and(
        eq(publications.locale, locale),
        eq(publications.isOnline, true),
        sql`${publications.pageId} IN (${menuPageIds(locale)})`,
      ),
    )
    .orderBy(asc(publications.position), asc(publications.pageId))
  return rows.map((row) => (admits(row.audience, viewer) ? row : { ...row, inMenu: false, inFooter: false }))
}

/** The links of the footer to what is no page, that it shows, in their order. */
export function listFooterLinks(db: Queryable) {
  return db
    .select({ title: footerLinks.title, url: footerLinks.url, place: footerLinks.position })
    .from(footerLinks)
    .where(eq(footerLinks.isShown, true))
    .orderBy(asc(footerLinks.position), asc(footerLinks.id))
    .limit(menuBounds.footer)
}

export type ListedFooterLink = Awaited<ReturnType<typeof listFooterLinks>>[number]

/** The ids of these pages as a subquery. The recursion yields level by level, so that the limit omits the lowest. */
function menuPageIds(locale: Locale): SQL {
  const area = sql`SELECT page_id FROM publications WHERE locale = ${locale} AND path IN ('', ${accountPath})`
  const inMenu = sql`locale = ${locale} AND in_menu AND is_online`
  const first = sql`ORDER BY position, page_id LIMIT ${menuBounds.below}`
  return sql`
    WITH RECURSIVE menu AS (
      (SELECT page_id, path, 1 AS level FROM publications WHERE ${inMenu} AND ${isInList('publications', null)} ${first})
      UNION ALL
      SELECT child.page_id, child.path, 2 AS level FROM (${area}) AS above
      CROSS JOIN LATERAL (SELECT * FROM publications WHERE ${inMenu} AND parent_id = above.page_id ${first}) AS child
    ), deeper AS (
      SELECT * FROM menu
      UNION ALL
      SELECT child.page_id, child.path, level + 1 FROM deeper
      CROSS JOIN LATERAL (SELECT * FROM publications WHERE ${inMenu} AND parent_id = deeper.page_id ${first}) AS child
      WHERE level < ${menuBounds.levels} AND deeper.path NOT IN ('', ${accountPath})
    )
    (SELECT page_id FROM deeper LIMIT ${menuBounds.entries})
    UNION ${area}
    UNION (SELECT page_id FROM publications LEFT JOIN footer_places AS placed USING (page_id)
      WHERE locale = ${locale} AND in_footer AND is_online
      ORDER BY placed.position, publications.position, page_id LIMIT ${menuBounds.footer})`
}

export type NavigationPage = Awaited<ReturnType<typeof listNavigationPages>>[number]
