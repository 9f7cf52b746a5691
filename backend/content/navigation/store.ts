import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { isAdmitted, type Viewer } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { footerLinks, footerPlaces } from '@/backend/platform/db/schema/content/footer-links'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { images } from '@/backend/platform/db/schema/library/images'
import type { Locale } from '@/lib/contract/common/locale'
import { isInList } from '../pages/in-list'

/** The path of the page of the account area, the same in all languages. */
export const accountPath = 'account'

/** The maximum numbers of entries below an entry, levels, entries in all, and footer links. */
export const menuBounds = { below: 24, levels: 4, entries: 300, footer: 40 } as const

/**
 * Lists the pages for the menus and the footer in a language, in tree order, with their menu
 * pictures. Always includes the home page and the page of the account area. If there are more pages
 * than `menuBounds` allows, the lowest levels are omitted. For pages that the viewer may not see,
 * `inMenu` and `inFooter` are false.
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
      /** The position in the footer; null if it was never set. */
      position: footerPlaces.position,
    })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.menuImageId))
    .leftJoin(footerPlaces, eq(footerPlaces.pageId, publications.pageId))
    .where(
      and(
        eq(publications.locale, locale),
        eq(publications.isOnline, true),
        sql`${publications.pageId} IN (${selectMenuPageIds(locale)})`,
      ),
    )
    .orderBy(asc(publications.position), asc(publications.pageId))
  return rows.map((row) => (isAdmitted(row.audience, viewer) ? row : { ...row, inMenu: false, inFooter: false }))
}

/** Lists the visible footer links that are not pages, in order. */
export function listFooterLinks(db: Queryable) {
  return db
    .select({ title: footerLinks.title, url: footerLinks.url, position: footerLinks.position })
    .from(footerLinks)
    .where(eq(footerLinks.isShown, true))
    .orderBy(asc(footerLinks.position), asc(footerLinks.id))
    .limit(menuBounds.footer)
}

export type ListedFooterLink = Awaited<ReturnType<typeof listFooterLinks>>[number]

/**
 * Returns a subquery for the ids of the pages in menus and footer. The recursion yields one level
 * after the other, so that the limit omits the lowest levels.
 */
function selectMenuPageIds(locale: Locale): SQL {
  const area = sql`SELECT page_id FROM publications WHERE locale = ${locale} AND path IN ('', ${accountPath})`
  const inMenu = sql`locale = ${locale} AND in_menu AND is_online`
  const orderAndLimit = sql`ORDER BY position, page_id LIMIT ${menuBounds.below}`
  return sql`
    WITH RECURSIVE menu AS (
      (SELECT page_id, path, 1 AS level FROM publications WHERE ${inMenu} AND ${isInList('publications', null)} ${orderAndLimit})
      UNION ALL
      SELECT child.page_id, child.path, 2 AS level FROM (${area}) AS parent
      CROSS JOIN LATERAL (SELECT * FROM publications WHERE ${inMenu} AND parent_id = parent.page_id ${orderAndLimit}) AS child
    ), deeper AS (
      SELECT * FROM menu
      UNION ALL
      SELECT child.page_id, child.path, level + 1 FROM deeper
      CROSS JOIN LATERAL (SELECT * FROM publications WHERE ${inMenu} AND parent_id = deeper.page_id ${orderAndLimit}) AS child
      WHERE level < ${menuBounds.levels} AND deeper.path NOT IN ('', ${accountPath})
    )
    (SELECT page_id FROM deeper LIMIT ${menuBounds.entries})
    UNION ${area}
    UNION (SELECT page_id FROM publications LEFT JOIN footer_places AS place USING (page_id)
      WHERE locale = ${locale} AND in_footer AND is_online
      ORDER BY place.position, publications.position, page_id LIMIT ${menuBounds.footer})`
}

export type NavigationPage = Awaited<ReturnType<typeof listNavigationPages>>[number]
