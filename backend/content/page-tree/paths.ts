import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { violates } from '@/backend/platform/db/database-error'
import { type PageRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { isRecordType, recordPath } from '@/lib/contract/records/record'
import { isReservedPath } from '@/lib/contract/site/reserved-paths'
import { isInList } from '../pages/in-list'

/**
 * The address of a page below another in a language.
 * @throws ConflictError when the page above is not there in that language, or the address is reserved
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

/** The path of a page from that of the one above it, which is empty at the top. */
export const joinPath = (above: string, slug: string) => (above === '' ? slug : `${above}/${slug}`)

/** The path below which the pages below a page lie in a language, empty at the top; null where it lacks the language. */
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

/** The same of the page above a page; null for records, which stand below no page. */
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

/** What decides on the address of a page, beside its slug. */
type Placed = Pick<PageRow, 'id' | 'contentType' | 'parentId'>

/** Whether a page may not have an address. The one of a record is a route's. */
function isReservedFor({ contentType }: Placed, locale: Locale, path: string): boolean {
  return !isRecordType(contentType) && isReservedPath(locale, path)
}

/** The addresses that a page may have, by its slug: below the page above it, or, of a record, below its list. */
async function addressesOf(
  db: Queryable,
  { id, contentType, parentId }: Placed,
  locale: Locale,
): Promise<(slug: string) => string> {
  if (isRecordType(contentType)) return (slug) => recordPath(contentType, locale, slug, id)
  const above = await requirePathAbove(db, parentId, locale)
  return (slug) => joinPath(above, slug)
}

/**
 * The address that a page has by a slug.
 * @throws ConflictError as pathBelow
 */
export async function pathOf(db: Queryable, page: Placed, slug: string, locale: Locale): Promise<string> {
  const path = (await addressesOf(db, page, locale))(slug)
  if (isReservedFor(page, locale, path)) throw new ConflictError('pathReserved')
  return path
}

/** @throws ConflictError for a record: it stands in a list, not in the tree */
export function assertInTree({ contentType }: Pick<PageRow, 'contentType'>): void {
  if (isRecordType(contentType)) throw new ConflictError('recordsStay')
}

/** @throws ConflictError when another working copy has the address */
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

/** A slug by which a page gets a free address: the given one, or that with the lowest number that makes it so. */
export async function freeSlug(
  db: Queryable,
  page: Placed,
  base: string,
  locale: Locale,
): Promise<{ slug: string; path: string }> {
  const addressOf = await addressesOf(db, page, locale)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    const path = addressOf(slug)
    if (isReservedFor(page, locale, path)) continue
    const [holder] = await db
      .select({ pageId: pageTexts.pageId })
      .from(pageTexts)
      .where(and(eq(pageTexts.locale, locale), eq(pageTexts.path, path)))
    if (!holder) return { slug, path }
  }
}

/**
 * Sets the address of a page's working copy; the pages below follow. Published addresses stay until they are
 * published.
 * @throws ConflictError when another working copy has one of the addresses
 */
export async function setPath(db: Queryable, pageId: number, locale: Locale, path: string): Promise<void> {
  const [own] = await db
    .select({ path: pageTexts.path })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, locale)))
  if (!own || own.path === path) return
  // A single statement, without a check before: the unique index finds a taken path in a branch of thousands of pages, too.
  const moving = db.execute(sql`
    WITH RECURSIVE below AS (
      SELECT ${pageId}::integer AS id
      UNION SELECT child.id FROM pages AS child JOIN below ON child.parent_id = below.id
    )
    UPDATE page_texts SET path = ${path} || substr(path, length(${own.path}) + 1)
    WHERE locale = ${locale} AND page_id IN (SELECT id FROM below)
      AND (page_id = ${pageId} OR starts_with(path, ${`${own.path}/`}))`)
  await moving.catch((error: unknown) => {
    throw violates(error, 'page_texts_path') ? new ConflictError('pathTaken') : error
  })
}

/** Shifts siblings to make room for a page below a parent. @returns its position, from 0 to one after the last */
export async function openPosition(
  db: Queryable,
  parentId: number | null,
  requested: number | undefined,
  without: number | null = null,
): Promise<number> {
  const beside = sql`${isInList('pages', parentId)} AND id IS DISTINCT FROM ${without}::integer`
  const counted = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM pages WHERE ${beside}`,
  )
  const others = counted.rows[0]?.count ?? 0
  const position = Math.min(requested ?? others, others)
  await db.execute(sql`
    UPDATE pages SET position = numbered.ordinal
    FROM (
      SELECT id, rank + CASE WHEN rank < ${position} THEN 0 ELSE 1 END AS ordinal FROM (
        SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS rank FROM pages WHERE ${beside}
      ) AS ranked
    ) AS numbered
    WHERE numbered.id = pages.id AND pages.position <> numbered.ordinal`)
  return position
}

/** Closes the gaps among the pages below a page. */
export async function closeGaps(db: Queryable, parentId: number | null): Promise<void> {
  await db.execute(sql`
    UPDATE pages SET position = numbered.ordinal
    FROM (
      SELECT id, row_number() OVER (ORDER BY position, id) - 1 AS ordinal FROM pages
      WHERE ${isInList('pages', parentId)}
    ) AS numbered
    WHERE numbered.id = pages.id AND pages.position <> numbered.ordinal`)
}
