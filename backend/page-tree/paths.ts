import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { pages, pageTexts } from '../db/schema/pages'
import { PageTreeError } from './errors'

/**
 * The address of a page below another in a language.
 * @throws PageTreeError when the page above is not there in that language
 */
export async function pathBelow(
  db: Queryable,
  parentId: number | null,
  slug: string,
  locale: Locale,
): Promise<string> {
  if (parentId === null) return slug
  const [above] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, parentId), eq(pageTexts.locale, locale)))
  if (!above) throw new PageTreeError('parentUntranslated')
  return above.path === '' ? slug : `${above.path}/${slug}`
}

/** @throws PageTreeError when another working copy has the address */
export async function assertPathFree(
  db: Queryable,
  pageId: number | null,
  locale: Locale,
  path: string,
): Promise<void> {
  const [holder] = await db
    .select({ pageId: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
  if (holder && holder.pageId !== pageId) throw new PageTreeError('pathTaken')
}

/** A slug below a page that no other has: the wanted one, or with the first number that makes it free. */
export async function freeSlug(
  db: Queryable,
  parentId: number | null,
  wanted: string,
  locale: Locale,
): Promise<{ slug: string; path: string }> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const path = await pathBelow(db, parentId, slug, locale)
    const [holder] = await db
      .select({ pageId: pageTexts.pageId })
      .from(pageTexts)
      .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
    if (!holder) return { slug, path }
  }
}

/**
 * Gives a page's working copy an address; what is below it follows. Published addresses stay until they are published.
 * @throws PageTreeError when another working copy has one of the addresses
 */
export async function setPath(db: Queryable, pageId: number, locale: Locale, path: string): Promise<void> {
  const [own] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  if (!own || own.path === path) return
  await assertPathFree(db, pageId, locale, path)
  const below = sql`
    WITH RECURSIVE below AS (
      SELECT id FROM pages WHERE parent_id = ${pageId}
      UNION SELECT child.id FROM pages AS child JOIN below ON child.parent_id = below.id
    ) SELECT id FROM below`
  const inside = await db
    .select({ pageId: pageTexts.pageId, path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.locale, locale), sql`${pageTexts.pageId} IN (${below})`))
  await db
    .update(pageTexts)
    .set({ path })
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  for (const child of inside) {
    if (!child.path.startsWith(`${own.path}/`)) continue
    const moved = path + child.path.slice(own.path.length)
    await assertPathFree(db, child.pageId, locale, moved)
    await db
      .update(pageTexts)
      .set({ path: moved })
      .where(and(eq(pageTexts.pageId, child.pageId), eq(pageTexts.locale, locale)))
  }
}

/** Makes room for a page among those below another. @returns its position, from 0 to behind the last */
export async function openPosition(
  db: Queryable,
  parentId: number | null,
  wanted: number | undefined,
  without: number | null = null,
): Promise<number> {
  const beside = await db
    .select({ id: pages.id, position: pages.position })
    .from(pages)
    .where(sql`${pages.parentId} IS NOT DISTINCT FROM ${parentId}::integer`)
    .orderBy(pages.position, pages.id)
  const others = beside.filter(({ id }) => id !== without)
  const position = Math.min(wanted ?? others.length, others.length)
  for (const [index, { id, position: now }] of others.entries()) {
    const next = index < position ? index : index + 1
    if (now !== next) await db.update(pages).set({ position: next }).where(eq(pages.id, id))
  }
  return position
}

/** Closes the gaps among the pages below a page. */
export async function closeGaps(db: Queryable, parentId: number | null): Promise<void> {
  await db.execute(sql`
    UPDATE pages SET position = numbered.place
    FROM (
      SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS place FROM pages
      WHERE parent_id IS NOT DISTINCT FROM ${parentId}::integer
    ) AS numbered
    WHERE numbered.id = pages.id AND pages.position <> numbered.place`)
}
