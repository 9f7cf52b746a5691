import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Author } from '@/backend/platform/access/author'
import type { Transaction } from '@/backend/platform/db/client'
import { footerPlaces } from '@/backend/platform/db/schema/content/footer-links'
import type { menuRecords } from '@/lib/contract/administration/menu'
import type { NavigationValues, OutlineEntry } from '@/lib/contract/administration/navigation'
import { findUnmovedIds } from '../module-content/find-unmoved-ids'
import { isInList } from '../pages/in-list'
import { lockTree } from '../pages/working-copy'
import { administeredMenu } from './administered-menu'
import { findFixedPages, readNavigation } from './stored-navigation'

/**
 * Changes menus and footer to match `target`. Moves as few pages as possible. Pages outside the
 * menus keep their positions.
 * @throws ConflictError if a page cannot be moved
 */
export async function arrangeNavigation(db: Transaction, target: NavigationValues, author: Author): Promise<void> {
  await lockTree(db)
  const navigation = await readNavigation(db)
  const { accountPageId } = await findFixedPages(db)
  const change = (id: number, values: PageChange) => changePage(db, { id, values }, author)

  const targetPages = new Set([...target.menu, ...target.members].map(({ page }) => page))
  for (const page of [
    ...listEntriesToHide(navigation.menu, targetPages),
    ...listEntriesToHide(navigation.members, targetPages),
  ]) {
    await change(page, { in_menu: false })
  }
  await arrangeOutline(db, { target: target.menu, current: navigation.menu, top: null }, change)
  await arrangeOutline(db, { target: target.members, current: navigation.members, top: accountPageId }, change)
  await arrangeFooter(db, { target: target.footer, current: navigation.footer }, change)
}

type PageChange = Partial<z.output<typeof menuRecords.values>>
type ChangePage = (id: number, values: PageChange) => Promise<void>

async function changePage(
  db: Transaction,
  { id, values }: { id: number; values: PageChange },
  author: Author,
): Promise<void> {
  const page = await administeredMenu.read(db, id)
  if (page) await administeredMenu.update?.(db, id, { ...page, ...values }, author)
}

/**
 * Lists the entries to hide in the menu. Omits their descendants, which keep their setting and
 * appear again together with the entry.
 */
function listEntriesToHide(currentEntries: readonly OutlineEntry[], targetPages: ReadonlySet<number>): number[] {
  const hiddenIds: number[] = []
  let hiddenLevel = Number.POSITIVE_INFINITY
  for (const { page, level } of currentEntries) {
    const isKept = targetPages.has(page)
    const isBelowHiddenEntry = level > hiddenLevel
    if (isBelowHiddenEntry && !isKept) continue
    hiddenLevel = isKept ? Number.POSITIVE_INFINITY : level
    if (!isKept) hiddenIds.push(page)
  }
  return hiddenIds
}

/**
 * Arranges the menu below the page `top`, parents before their children. In another order, a move
 * could be rejected because its target is still a descendant of the moved page.
 */
async function arrangeOutline(
  db: Transaction,
  { target, current, top }: { target: OutlineEntry[]; current: OutlineEntry[]; top: number | null },
  change: ChangePage,
): Promise<void> {
  const currentChildren = groupChildren(current, top)
  const visiblePages = new Set(current.map(({ page }) => page))
  for (const [parent, ids] of groupChildren(target, top)) {
    const isUnchanged = ids.join() === currentChildren.get(parent)?.join()
    if (!isUnchanged) await arrangeChildren(db, { parent, ids, visiblePages }, change)
  }
}

async function arrangeChildren(
  db: Transaction,
  { parent, ids, visiblePages }: { parent: number | null; ids: number[]; visiblePages: ReadonlySet<number> },
  change: ChangePage,
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM pages WHERE ${isInList('pages', parent)} ORDER BY position, id`,
  )
  let order = rows.map(({ id }) => id)
  const unmovedIds = findUnmovedIds(ids, order)
  for (const [index, id] of ids.entries()) {
    if (unmovedIds.has(id)) {
      if (!visiblePages.has(id)) await change(id, { in_menu: true })
      continue
    }
    const siblings = order.filter((siblingId) => siblingId !== id)
    const previousSibling = ids[index - 1]
    const position = previousSibling === undefined ? 0 : siblings.indexOf(previousSibling) + 1
    order = siblings.toSpliced(position, 0, id)
    await change(id, { in_menu: true, parent, position })
  }
}

/** Groups the page ids of an outline by parent, in order. */
function groupChildren(outline: readonly OutlineEntry[], top: number | null): Map<number | null, number[]> {
  const children = new Map<number | null, number[]>([[top, []]])
  const ancestors: (number | null)[] = [top]
  for (const { page, level } of outline) {
    const parent = ancestors[level - 1] ?? null
    ancestors[level] = page
    children.set(parent, [...(children.get(parent) ?? []), page])
  }
  return children
}

async function arrangeFooter(
  db: Transaction,
  { target, current }: Record<'target' | 'current', NavigationValues['footer']>,
  change: ChangePage,
): Promise<void> {
  const listPageIds = (entries: NavigationValues['footer']) =>
    entries.filter(({ kind }) => kind === 'page').map(({ id }) => id)
  const [targetIds, currentIds] = [listPageIds(target), listPageIds(current)]
  for (const id of currentIds.filter((pageId) => !targetIds.includes(pageId))) await change(id, { in_footer: false })
  for (const id of targetIds.filter((pageId) => !currentIds.includes(pageId))) await change(id, { in_footer: true })
  if (JSON.stringify(target) === JSON.stringify(current)) return
  const footerEntries = target.map(({ kind, id }, position) => ({ kind, id, position }))
  await db.delete(footerPlaces)
  const pagePositions = footerEntries.flatMap(({ kind, id, position }) =>
    kind === 'page' ? [{ pageId: id, position }] : [],
  )
  if (pagePositions.length > 0) await db.insert(footerPlaces).values(pagePositions)
  const links = footerEntries.filter(({ kind }) => kind === 'link')
  await db.execute(sql`
    UPDATE footer_links SET is_shown = entry.position IS NOT NULL, position = coalesce(entry.position, footer_links.position)
    FROM footer_links AS link LEFT JOIN unnest(
      ${sql.param(links.map(({ id }) => id))}::integer[], ${sql.param(links.map(({ position }) => position))}::integer[]
    ) AS entry(id, position) ON entry.id = link.id
    WHERE link.id = footer_links.id`)
}
