import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { admits, type Viewer } from '../../accounts/audience'
import type { Database } from '../../db/client'
import { images } from '../../db/schema/images'
import { publications } from '../../db/schema/publications'

/** The path of the account area's own page, in every language. */
export const accountPath = 'account'

/**
 * The home page, the account area's page and the published pages in a menu of a language, in the order of the tree, with menu
 * pictures. Those that somebody may not see are in no menu.
 */
export async function listNavigationPages(db: Database, locale: Locale, viewer: Viewer) {
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
    })
    .from(publications)
    .leftJoin(images, eq(images.id, publications.menuImageId))
    .where(
      and(
        eq(publications.locale, locale),
        eq(publications.isOnline, true),
        or(
          eq(publications.inMenu, true),
          eq(publications.inFooter, true),
          inArray(publications.path, ['', accountPath]),
        ),
      ),
    )
    .orderBy(asc(publications.position), asc(publications.pageId))
  return rows.map((row) => (admits(row.audience, viewer) ? row : { ...row, inMenu: false, inFooter: false }))
}

export type NavigationPage = Awaited<ReturnType<typeof listNavigationPages>>[number]
