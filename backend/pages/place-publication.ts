import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { decidesAudience } from '../access/audience'
import type { Queryable } from '../db/client'
import { pageTexts } from '../db/schema/pages'
import { type PublicationRow, publications } from '../db/schema/publications'
import { ConflictError } from '../errors'
import { type PageMove, recordMoves } from '../redirects/record-moves'
import { updateAudience } from './update-audience'
import type { WorkingCopy } from './working-copy'

type Shown = Omit<PublicationRow, 'pageId' | 'locale' | 'path' | 'parentId' | 'position' | 'audience'>

/** Another page is shown at the path. */
export class PathTakenError extends ConflictError {
  override readonly name = 'PathTakenError'

  constructor(path: string) {
    super('pathTaken', { path })
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
  if (before !== path) {
    const leaving = new Set([page.id, ...below.map(idOf)])
    await assertFree(db, locale, [path, ...below.map(({ to }) => to)], leaving)
  }
  const place = { path, parentId: page.parentId, position: page.position }
  const row = { ...shown, ...place }
  // Out of the way first where one page's new address is another's old one.
  const left = new Set(below.map(({ from }) => from))
  const isCrossing = left.has(path) || below.some(({ to }) => left.has(to) || to === before)
  if (isCrossing) {
    await setPaths(
      db,
      locale,
      below.map((move) => ({ ...move, to: `\u0001${move.to}` })),
    )
  }
  await db
    .insert(publications)
    .values({ pageId: page.id, locale, ...row })
    .onConflictDoUpdate({ target: [publications.pageId, publications.locale], set: row })
  await setPaths(db, locale, below)
  await updateAudience(db, locale, page.id, below.some(passesAccountArea))
  await orderSiblings(db, locale, page.parentId)
  await recordMoves(db, locale, own ? [own, ...below] : [], path)
}

const passesAccountArea = ({ from, to }: PageMove): boolean => decidesAudience(from) || decidesAudience(to)

const idOf = ({ pageId }: PageMove): number => pageId

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

/**
 * Neither the page nor what goes along may take an address of another that stays.
 * @param paths the page's own and those below it
 */
async function assertFree(
  db: Queryable,
  locale: Locale,
  paths: readonly [string, ...string[]],
  leaving: ReadonlySet<number>,
): Promise<void> {
  // One look at where they all begin instead of 2,000 lookups; mostly nothing is there.
  const nearby = await db
    .select({ pageId: publications.pageId, path: publications.path })
    .from(publications)
    .where(and(eq(publications.locale, locale), sql`starts_with(${publications.path}, ${paths[0]})`))
    .orderBy(publications.path)
  const wanted = new Set(paths)
  const holder = nearby.find(({ pageId, path }) => wanted.has(path) && !leaving.has(pageId))
  if (holder) throw new PathTakenError(holder.path)
}

async function setPaths(db: Queryable, locale: Locale, moves: readonly PageMove[]): Promise<void> {
  if (moves.length === 0) return
  await db.execute(sql`
    UPDATE publications SET path = moved.path
    FROM unnest(${sql.param(moves.map(idOf))}::integer[], ${sql.param(moves.map(({ to }) => to))}::text[]) AS moved(page_id, path)
    WHERE publications.page_id = moved.page_id AND publications.locale = ${locale}`)
}

/** The order of pages beside each other belongs to the list, not to one of them: it is shown as it is now. */
async function orderSiblings(db: Queryable, locale: Locale, parentId: number | null): Promise<void> {
  const isBelow = (table: 'shown' | 'page') => {
    const column = sql.identifier(table)
    return parentId === null ? sql`${column}.parent_id IS NULL` : sql`${column}.parent_id = ${parentId}`
  }
  await db.execute(sql`
    UPDATE publications AS shown SET position = page.position
    FROM pages AS page
    WHERE page.id = shown.page_id AND shown.locale = ${locale} AND shown.position <> page.position
      AND ${isBelow('shown')} AND ${isBelow('page')}`)
}
