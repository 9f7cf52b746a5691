import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isViolationOf } from '@/backend/platform/db/database-error'
import { type PageRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { isRecordType, recordPath } from '@/lib/contract/records/record'
import { isReservedPath } from '@/lib/contract/site/reserved-paths'
import { isInList } from '../pages/in-list'

/**
 * Returns the address of a page below a parent in a language.
 * @throws ConflictError if the parent lacks the language, or the address is reserved
 */
export async function pathBelow(
  db: Queryable,
  parentId: number | null,
  slug: string,
  locale: Locale,
): Promise<string> {
  const path = joinPath(await requirePathAbove(db, parentId, locale), slug)
  if (isReservedPath(locale, path)) throw new ConflictError('pathReserved')
  return path
}

/** Joins the path of the parent, empty at the top, and a slug. */
export const joinPath = (above: string, slug: string) => (above === '' ? slug : `${above}/${slug}`)

/** Finds the path of a parent in a language, empty at the top; null if it lacks the language. */
export async function pathAbove(
  db: Queryable,
  parentId: number | null,
  locale: Locale,
): Promise<string | null> {
  if (parentId === null) return ''
  const [above] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, parentId), eq(pageTexts.locale, locale)))
  return above?.path ?? null
}

/** Finds the path of a page's parent; null for records, which have no parent. */
export async function pathAbovePage(db: Queryable, pageId: number, locale: Locale): Promise<string | null> {
  const [page] = await db
    .select({ contentType: pages.contentType, parentId: pages.parentId })
    .from(pages)
    .where(eq(pages.id, pageId))
  return page && !isRecordType(page.contentType) ? await pathAbove(db, page.parentId, locale) : null
}

async function requirePathAbove(db: Queryable, parentId: number | null, locale: Locale): Promise<string> {
  const above = await pathAbove(db, parentId, locale)
  if (above === null) throw new ConflictError('parentUntranslated')
  return above
}

/** The columns that determine the address of a page together with its slug. */
type PagePosition = Pick<PageRow, 'id' | 'contentType' | 'parentId'>

/**
 * Returns true if a page may not have an address. Addresses of records belong to routes and are
 * always allowed.
 */
function isReservedFor({ contentType }: PagePosition, locale: Locale, path: string): boolean {
  return !isRecordType(contentType) && isReservedPath(locale, path)
}

/**
 * Returns the function from slug to address: below the parent, or, for records, below their list.
 */
async function createPathBuilder(
  db: Queryable,
  { id, contentType, parentId }: PagePosition,
  locale: Locale,
): Promise<(slug: string) => string> {
  if (isRecordType(contentType)) return (slug) => recordPath(contentType, locale, slug, id)
  const above = await requirePathAbove(db, parentId, locale)
  return (slug) => joinPath(above, slug)
}

/**
 * Returns the address of a page with a slug.
 * @throws ConflictError as `pathBelow`
 */
export async function buildPath(
  db: Queryable,
  page: PagePosition,
  slug: string,
  locale: Locale,
): Promise<string> {
  const path = (await createPathBuilder(db, page, locale))(slug)
  if (isReservedFor(page, locale, path)) throw new ConflictError('pathReserved')
  return path
}

/** @throws ConflictError for records, which are in lists and not in the tree */
export function assertInTree({ contentType }: Pick<PageRow, 'contentType'>): void {
  if (isRecordType(contentType)) throw new ConflictError('recordsStay')
}

/** @throws ConflictError if another working copy has the address */
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
  if (holder && holder.pageId !== pageId) throw new ConflictError('pathTaken')
}

/**
 * Finds a slug with a free address: the base, otherwise with the lowest number that makes it free.
 */
export async function freeSlug(
  db: Queryable,
  page: PagePosition,
  base: string,
  locale: Locale,
): Promise<{ slug: string; path: string }> {
  const toPath = await createPathBuilder(db, page, locale)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    const path = toPath(slug)
    if (isReservedFor(page, locale, path)) continue
    const [holder] = await db
      .select({ pageId: pageTexts.pageId })
      .from(pageTexts)
      .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
    if (!holder) return { slug, path }
  }
}

/**
 * Sets the address of a page's working copy; the pages below follow. Published addresses stay until
 * the next publication.
 * @throws ConflictError if another working copy has one of the addresses
 */
export async function setPath(db: Queryable, pageId: number, locale: Locale, path: string): Promise<void> {
  const [current] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  if (!current || current.path === path) return
  // A single statement without a prior check: the unique index detects taken paths in large
  // branches, too.
  const moving = db.execute(sql`
    WITH RECURSIVE below AS (
      SELECT ${pageId}::integer AS id
      UNION SELECT child.id FROM pages AS child JOIN below ON child.parent_id = below.id
    )
    UPDATE page_texts SET path = ${path} || substr(path, length(${current.path}) + 1)
    WHERE locale = ${locale} AND page_id IN (SELECT id FROM below)
      AND (page_id = ${pageId} OR starts_with(path, ${`${current.path}/`}))`)
  await moving.catch((error: unknown) => {
    throw isViolationOf(error, 'page_texts_path') ? new ConflictError('pathTaken') : error
  })
}

/**
 * Shifts siblings to make room for a page below a parent.
 * @returns its position, from 0 to one after the last
 */
export async function openPosition(
  db: Queryable,
  parentId: number | null,
  requestedPosition: number | undefined,
  excludedId: number | null = null,
): Promise<number> {
  const siblingCondition = sql`${isInList('pages', parentId)} AND id IS DISTINCT FROM ${excludedId}::integer`
  const countResult = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM pages WHERE ${siblingCondition}`,
  )
  const siblingCount = countResult.rows[0]?.count ?? 0
  const position = Math.min(requestedPosition ?? siblingCount, siblingCount)
  await db.execute(sql`
    UPDATE pages SET position = numbered.ordinal
    FROM (
      SELECT id, rank + CASE WHEN rank < ${position} THEN 0 ELSE 1 END AS ordinal FROM (
        SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS rank FROM pages WHERE ${siblingCondition}
      ) AS ranked
    ) AS numbered
    WHERE numbered.id = pages.id AND pages.position <> numbered.ordinal`)
  return position
}

/** Renumbers the pages below a parent without gaps. */
export async function closeGaps(db: Queryable, parentId: number | null): Promise<void> {
  await db.execute(sql`
    UPDATE pages SET position = numbered.ordinal
    FROM (
      SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS ordinal FROM pages
      WHERE ${isInList('pages', parentId)}
    ) AS numbered
    WHERE numbered.id = pages.id AND pages.position <> numbered.ordinal`)
}
