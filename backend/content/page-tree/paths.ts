import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isViolationOf } from '@/backend/platform/db/database-error'
import { type PageRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { isRecordType, toRecordPath } from '@/lib/contract/records/record'
import { isReservedPath } from '@/lib/contract/site/reserved-paths'
import { isInList } from '../pages/in-list'

/**
 * Builds the path of a page below a parent in a language.
 * @throws ConflictError if the parent lacks the language, or the path is reserved
 */
export async function buildPathBelow(
  db: Queryable,
  parentId: number | null,
  slug: string,
  locale: Locale,
): Promise<string> {
  const path = joinPath(await requireParentPath(db, parentId, locale), slug)
  if (isReservedPath(locale, path)) throw new ConflictError('pathReserved')
  return path
}

/** Joins the path of a parent, which is empty at the top of the tree, and a slug. */
export const joinPath = (parentPath: string, slug: string) => (parentPath === '' ? slug : `${parentPath}/${slug}`)

/**
 * Finds the path of a parent page in a language; empty if `parentId` is null, null if the parent
 * lacks the language.
 */
export async function findParentPath(db: Queryable, parentId: number | null, locale: Locale): Promise<string | null> {
  if (parentId === null) return ''
  const [parentText] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, parentId), eq(pageTexts.locale, locale)))
  return parentText?.path ?? null
}

/** Finds the path of a page's parent; null for records, which have no parent. */
export async function findParentPathOfPage(db: Queryable, pageId: number, locale: Locale): Promise<string | null> {
  const [page] = await db
    .select({ contentType: pages.contentType, parentId: pages.parentId })
    .from(pages)
    .where(eq(pages.id, pageId))
  return page && !isRecordType(page.contentType) ? await findParentPath(db, page.parentId, locale) : null
}

async function requireParentPath(db: Queryable, parentId: number | null, locale: Locale): Promise<string> {
  const parentPath = await findParentPath(db, parentId, locale)
  if (parentPath === null) throw new ConflictError('parentUntranslated')
  return parentPath
}

/** The columns that determine the address of a page together with its slug. */
type PagePosition = Pick<PageRow, 'id' | 'contentType' | 'parentId'>

/**
 * Returns true if the path is reserved and the page is not a record. Paths of records belong to
 * routes of the site and are always allowed.
 */
function isReservedFor({ contentType }: PagePosition, locale: Locale, path: string): boolean {
  return !isRecordType(contentType) && isReservedPath(locale, path)
}

/**
 * Returns a function that builds the path for a slug. The path of a page is below its parent, the
 * path of a record below its list.
 */
async function createPathBuilder(
  db: Queryable,
  { id, contentType, parentId }: PagePosition,
  locale: Locale,
): Promise<(slug: string) => string> {
  if (isRecordType(contentType)) return (slug) => toRecordPath(contentType, locale, slug, id)
  const parentPath = await requireParentPath(db, parentId, locale)
  return (slug) => joinPath(parentPath, slug)
}

/**
 * Builds the path of a page for a slug.
 * @throws ConflictError if the parent lacks the language, or the path is reserved
 */
export async function buildPath(db: Queryable, page: PagePosition, slug: string, locale: Locale): Promise<string> {
  const path = (await createPathBuilder(db, page, locale))(slug)
  if (isReservedFor(page, locale, path)) throw new ConflictError('pathReserved')
  return path
}

/** @throws ConflictError for a record, because records are not in the page tree */
export function assertInTree({ contentType }: Pick<PageRow, 'contentType'>): void {
  if (isRecordType(contentType)) throw new ConflictError('recordsStay')
}

/** @throws ConflictError if another working copy has the path */
export async function assertPathFree(
  db: Queryable,
  pageId: number | null,
  locale: Locale,
  path: string,
): Promise<void> {
  const [pageWithPath] = await db
    .select({ pageId: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
  if (pageWithPath && pageWithPath.pageId !== pageId) throw new ConflictError('pathTaken')
}

/**
 * Finds a free path and its slug: `base`, or `base` with the lowest number for which the path is
 * free.
 */
export async function findFreeAddress(
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
    const [pageWithPath] = await db
      .select({ pageId: pageTexts.pageId })
      .from(pageTexts)
      .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
    if (!pageWithPath) return { slug, path }
  }
}

/**
 * Sets the path of the working copy of a page, and the paths of the working copies below it.
 * Published paths stay until the next publication.
 * @throws ConflictError if another working copy has one of the paths
 */
export async function setPath(db: Queryable, pageId: number, locale: Locale, path: string): Promise<void> {
  const [workingCopy] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  if (!workingCopy || workingCopy.path === path) return
  // One statement changes the paths without a prior check. The unique index detects taken paths,
  // also in a large branch.
  const update = db.execute(sql`
    WITH RECURSIVE branch AS (
      SELECT ${pageId}::integer AS id
      UNION SELECT child.id FROM pages AS child JOIN branch ON child.parent_id = branch.id
    )
    UPDATE page_texts SET path = ${path} || substr(path, length(${workingCopy.path}) + 1)
    WHERE locale = ${locale} AND page_id IN (SELECT id FROM branch)
      AND (page_id = ${pageId} OR starts_with(path, ${`${workingCopy.path}/`}))`)
  await update.catch((error: unknown) => {
    throw isViolationOf(error, 'page_texts_path') ? new ConflictError('pathTaken') : error
  })
}

/**
 * Reserves a position for a page among the children of a parent. Shifts later siblings by one.
 * @returns the reserved position, from 0 to the number of siblings
 */
export async function reservePosition(
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

/** Renumbers the children of a parent without gaps. */
export async function renumberChildren(db: Queryable, parentId: number | null): Promise<void> {
  await db.execute(sql`
    UPDATE pages SET position = numbered.ordinal
    FROM (
      SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS ordinal FROM pages
      WHERE ${isInList('pages', parentId)}
    ) AS numbered
    WHERE numbered.id = pages.id AND pages.position <> numbered.ordinal`)
}
