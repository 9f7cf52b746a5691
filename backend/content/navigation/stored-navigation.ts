import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { footerLinks } from '@/backend/platform/db/schema/content/footer-links'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { menuLevels, type NavigationValues, type OutlineEntry } from '@/lib/contract/administration/navigation'
import { mergeFooterEntries } from './footer-order'
import { accountPath } from './store'

/** The maximum number of entries of a menu that can be arranged together. */
const maxEntries = 300
const maxInFooter = 100

type Entry = { id: number; parentId: number | null }

/**
 * Finds the home page and the page of the account area by their paths. Children of the home page
 * are at the top level of the menu; children of the account page form the menu of members.
 */
export async function findFixedPages(
  db: Queryable,
): Promise<{ homePageId: number | null; accountPageId: number | null }> {
  const rows = await db
    .select({ id: pageTexts.pageId, path: pageTexts.path })
    .from(pageTexts)
    .where(inArray(pageTexts.path, ['', accountPath]))
  const findId = (path: string) => rows.find((row) => row.path === path)?.id ?? null
  return { homePageId: findId(''), accountPageId: findId(accountPath) }
}

/** Reads menus and footer from the working copies of pages. */
export async function readNavigation(db: Queryable): Promise<NavigationValues> {
  const { homePageId, accountPageId } = await findFixedPages(db)
  const menu = await listEntries(db, { top: [null, homePageId], leaves: [homePageId, accountPageId] })
  const members = accountPageId === null ? [] : await listEntries(db, { top: [accountPageId], leaves: [] })
  return {
    menu: toOutline(menu, [null, homePageId]),
    members: toOutline(members, [accountPageId]),
    footer: await readFooter(db),
  }
}

/**
 * Lists the menu pages below the parents `top`, level by level. A parent of null is the root of the
 * tree. Descendants of the pages `leaves` are omitted.
 */
async function listEntries(
  db: Queryable,
  { top, leaves }: { top: (number | null)[]; leaves: (number | null)[] },
): Promise<Entry[]> {
  const toIdArray = (pageIds: (number | null)[]) => sql`${sql.param(pageIds.filter((id) => id !== null))}::integer[]`
  const { rows } = await db.execute<Entry>(sql`
    WITH RECURSIVE entries AS (
      SELECT id, parent_id, position, 1 AS level FROM pages
      WHERE in_menu AND content_type = 'page' AND (parent_id = ANY (${toIdArray(top)}) OR (${top.includes(null)} AND parent_id IS NULL))
      UNION ALL
      SELECT child.id, child.parent_id, child.position, parent.level + 1 FROM pages AS child
      JOIN entries AS parent ON child.parent_id = parent.id
      WHERE child.in_menu AND parent.level < ${menuLevels} AND parent.id <> ALL (${toIdArray(leaves)})
    )
    SELECT id, parent_id AS "parentId" FROM entries ORDER BY level, position, id LIMIT ${maxEntries}`)
  return rows
}

/** Converts entries to an outline, in which each entry is followed by its descendants. */
function toOutline(entries: readonly Entry[], parents: readonly (number | null)[], level = 1): OutlineEntry[] {
  return entries
    .filter(({ parentId }) => parents.includes(parentId))
    .flatMap(({ id }) => [
      { page: id, level },
      // Only the home page is both an entry and a parent. Its children are listed at its level.
      ...(parents.includes(id) ? [] : toOutline(entries, [id], level + 1)),
    ])
}

async function readFooter(db: Queryable): Promise<NavigationValues['footer']> {
  const { rows: pages } = await db.execute<{ id: number; position: number | null }>(sql`
    SELECT pages.id, footer.position FROM pages LEFT JOIN footer_places AS footer ON footer.page_id = pages.id
    WHERE pages.in_footer AND pages.content_type = 'page' AND EXISTS (SELECT FROM page_texts WHERE page_id = pages.id)
    ORDER BY footer.position, pages.position, pages.id LIMIT ${maxInFooter}`)
  const links = await db
    .select({ id: footerLinks.id, position: footerLinks.position })
    .from(footerLinks)
    .where(eq(footerLinks.isShown, true))
    .orderBy(asc(footerLinks.position), asc(footerLinks.id))
    .limit(maxInFooter)
  return mergeFooterEntries(
    pages.map((page) => ({ ...page, kind: 'page' as const })),
    links.map((link) => ({ ...link, kind: 'link' as const })),
  )
    .slice(0, maxInFooter)
    .map(({ kind, id }) => ({ kind, id }))
}
