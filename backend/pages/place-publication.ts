import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { decidesAudience } from '../access/audience'
import type { Queryable } from '../db/client'
import { pageTexts } from '../db/schema/pages'
import { type PublicationRow, publications } from '../db/schema/publications'
import { ConflictError } from '../errors'
import { type PageMove, recordMoves } from '../redirects/record-moves'
import { settleAudience } from './settle-audience'
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
  const moves =
    before === null || before === path
      ? []
      : await movesFrom(db, locale, { pageId: page.id, from: before, to: path })
  const taken = before === null ? await takenPath(db, locale, path) : firstTaken(moves)
  if (taken !== null) throw new PathTakenError(taken)
  const below = moves.filter(({ pageId }) => pageId !== page.id)
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
  await settleAudience(db, locale, page.id, below.some(passesAccountArea))
  await orderSiblings(db, locale, page.parentId)
  await recordMoves(db, locale, moves, path)
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

/** A move, and the page that is shown at the new address already, which may be one that moves away; null when none is. */
interface CheckedMove extends PageMove {
  holderId: number | null
}

/** Where a page and what is published below it go. */
async function movesFrom(
  db: Queryable,
  locale: Locale,
  { pageId, from, to }: PageMove,
): Promise<CheckedMove[]> {
  // Each address is looked up by the index (OFFSET 0).
  const { rows } = await db.execute<CheckedMove & Record<string, unknown>>(sql`
    WITH RECURSIVE branch AS (
      SELECT page_id, path FROM publications WHERE page_id = ${pageId} AND locale = ${locale}
      UNION
      SELECT child.page_id, child.path FROM publications AS child JOIN branch ON child.parent_id = branch.page_id
      WHERE child.locale = ${locale}
    ), moving AS (
      SELECT page_id, path, ${to}::text || substr(path, length(${from}) + 1) AS wanted
      FROM branch WHERE page_id = ${pageId} OR starts_with(path, ${`${from}/`})
    )
    SELECT moving.page_id AS "pageId", moving.path AS "from", moving.wanted AS "to", holder.page_id AS "holderId"
    FROM moving LEFT JOIN LATERAL (
      SELECT page_id FROM publications WHERE locale = ${locale} AND path = moving.wanted OFFSET 0
    ) AS holder ON true`)
  return rows
}

/** The first of the new addresses at which a page is shown that stays there. */
function firstTaken(moves: readonly CheckedMove[]): string | null {
  const leaving = new Set<number | null>(moves.map(idOf))
  const taken = moves.filter(({ holderId }) => holderId !== null && !leaving.has(holderId))
  return taken.map(({ to }) => to).sort()[0] ?? null
}

/** The path again, if a page is shown there. */
async function takenPath(db: Queryable, locale: Locale, path: string): Promise<string | null> {
  const [row] = await db
    .select({ path: publications.path })
    .from(publications)
    .where(and(eq(publications.locale, locale), eq(publications.path, path)))
  return row?.path ?? null
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
