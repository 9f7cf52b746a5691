import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { pageTexts } from '../db/schema/pages'
import { type PublicationRow, publications } from '../db/schema/publications'
import { type MovedPath, recordMoves } from './record-moves'
import { settleAudience } from './settle-audience'
import type { WorkingCopy } from './working-copy'

type Shown = Omit<PublicationRow, 'pageId' | 'locale' | 'path' | 'parentId' | 'position' | 'audience'>

/** Another page is shown at the path (status 409). */
export class PathTakenError extends Error {
  override readonly name = 'PathTakenError'

  constructor(readonly path: string) {
    super(`Another page is published at ${path}.`)
  }
}

/**
 * Puts what visitors see of a page to its place in the working copy's tree. What is published below it goes along, the
 * pages beside it take the working copy's order, and redirects lead from the old addresses to the new ones.
 * @throws PathTakenError
 */
export async function placePublication(db: Queryable, copy: WorkingCopy, shown: Shown): Promise<void> {
  const { page, text } = copy
  const { locale } = text
  const before = await pathOf(db, page.id, locale)
  const path = await publishedPath(db, copy)
  const own = before === path || before === null ? null : { pageId: page.id, from: before, to: path }
  const below = own ? await movesBelow(db, locale, own) : []
  const leaving = [page.id, ...below.map(({ pageId }) => pageId)]
  for (const to of [path, ...below.map((move) => move.to)]) await assertFree(db, locale, to, leaving)
  const place = { path, parentId: page.parentId, position: page.position }
  const row = { ...shown, ...place }
  // In two steps, since one page's new address may be another's old one.
  await setPaths(
    db,
    locale,
    below.map((move) => ({ ...move, to: `\u0001${move.to}` })),
  )
  await db
    .insert(publications)
    .values({ pageId: page.id, locale, ...row })
    .onConflictDoUpdate({ target: [publications.pageId, publications.locale], set: row })
  await setPaths(db, locale, below)
  await settleAudience(db, locale, page.id, own !== null)
  await orderSiblings(db, locale, page.parentId)
  await recordMoves(db, locale, own ? [own, ...below] : [], path)
}

async function pathOf(db: Queryable, pageId: number, locale: Locale): Promise<string | null> {
  const [row] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  return row?.path ?? null
}

/** The working copy's path, below the address that the page above has for visitors. */
async function publishedPath(db: Queryable, { page, text }: WorkingCopy): Promise<string> {
  if (page.parentId === null) return text.path
  const [above] = await db
    .select({ working: pageTexts.path, published: publications.path })
    .from(pageTexts)
    .innerJoin(
      publications,
      and(eq(publications.pageId, pageTexts.pageId), eq(publications.locale, pageTexts.locale)),
    )
    .where(and(eq(pageTexts.pageId, page.parentId), eq(pageTexts.locale, text.locale)))
  if (!above || !text.path.startsWith(`${above.working}/`)) return text.path
  return above.published + text.path.slice(above.working.length)
}

type PageMove = MovedPath & { pageId: number }

/** Where what is published below a page goes with it. */
async function movesBelow(
  db: Queryable,
  locale: Locale,
  { pageId, from, to }: PageMove,
): Promise<PageMove[]> {
  const { rows } = await db.execute<{ pageId: number; path: string }>(sql`
    WITH RECURSIVE below AS (
      SELECT page_id, path FROM publications WHERE parent_id = ${pageId} AND locale = ${locale}
      UNION
      SELECT child.page_id, child.path FROM publications AS child JOIN below ON child.parent_id = below.page_id
      WHERE child.locale = ${locale}
    )
    SELECT page_id AS "pageId", path FROM below WHERE page_id <> ${pageId}`)
  return rows
    .filter(({ path }) => path.startsWith(`${from}/`))
    .map((row) => ({ pageId: row.pageId, from: row.path, to: to + row.path.slice(from.length) }))
}

/** Neither the page nor what goes along may take an address of another that stays. */
async function assertFree(
  db: Queryable,
  locale: Locale,
  path: string,
  leaving: readonly number[],
): Promise<void> {
  const [holder] = await db
    .select({ pageId: publications.pageId })
    .from(publications)
    .where(
      and(
        eq(publications.locale, locale),
        eq(publications.path, path),
        notInArray(publications.pageId, [...leaving]),
      ),
    )
  if (holder) throw new PathTakenError(path)
}

async function setPaths(db: Queryable, locale: Locale, moves: readonly PageMove[]): Promise<void> {
  for (const { pageId, to } of moves) {
    await db
      .update(publications)
      .set({ path: to })
      .where(and(eq(publications.pageId, pageId), eq(publications.locale, locale)))
  }
}

/** The order of pages beside each other belongs to the list, not to one of them: it is shown as it is now. */
async function orderSiblings(db: Queryable, locale: Locale, parentId: number | null): Promise<void> {
  await db.execute(sql`
    UPDATE publications AS shown SET position = page.position
    FROM pages AS page
    WHERE page.id = shown.page_id AND shown.locale = ${locale} AND shown.position <> page.position
      AND shown.parent_id IS NOT DISTINCT FROM ${parentId}::integer
      AND page.parent_id IS NOT DISTINCT FROM ${parentId}::integer`)
}
