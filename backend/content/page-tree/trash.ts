import { and, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import type { PageRange } from '@/backend/platform/db/page-range'
import { trashedPages } from '@/backend/platform/db/schema/content/trashed-pages'
import { NotFoundError } from '@/backend/platform/errors'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import { type TrashedPage, trashDays } from '@/lib/contract/pages/trash'
import type { RecordType } from '@/lib/contract/records/record'
import { toBerlinIso } from '@/lib/datetime'

const retentionMs = trashDays * 86_400_000

/**
 * The number of pages that one statement deletes. It is small, because each page is deleted with
 * all its versions.
 */
const batchSize = 20

type Row = {
  id: number
  locale: Locale
  title: string
  path: string
  locales: Locale[]
  deletedAt: Date | string
  firstName: string | null
  lastName: string | null
}

const getExpiryLimit = (now: Date) => new Date(now.getTime() - retentionMs)

/** The record types that a user may see in the trash; null if the user may see all pages. */
export type TrashScope = readonly RecordType[] | null

function scopeCondition(scope: TrashScope): SQL | undefined {
  if (scope === null) return undefined
  return sql`EXISTS (SELECT FROM trashed_rows AS page_row WHERE page_row.page_id = ${trashedPages.id}
    AND page_row.table_name = 'pages' AND page_row.data ->> 'content_type' = ANY (${sql.param([...scope])}::text[]))`
}

/** @throws NotFoundError if the page is not in the trash, or outside the scope of the user */
export async function assertInTrash(
  db: Queryable,
  { pageId, scope, now }: { pageId: number; scope: TrashScope; now: Date },
): Promise<void> {
  const [page] = await db
    .select({ id: trashedPages.id })
    .from(trashedPages)
    .where(and(isInTrash(now, pageId), scopeCondition(scope)))
  if (!page) throw new NotFoundError(`There is no page ${pageId} in the trash.`)
}

/** Returns the condition that a page is in the trash and not expired; without an id, any page. */
export function isInTrash(now: Date, pageId?: number): SQL | undefined {
  const isUnexpired = gt(trashedPages.deletedAt, getExpiryLimit(now))
  return pageId === undefined ? isUnexpired : and(eq(trashedPages.id, pageId), isUnexpired)
}

/** Lists a range of the pages in the trash, last deleted first, with the total number. */
export async function listTrash(
  db: Queryable,
  { locale, scope, now }: { locale: Locale; scope: TrashScope; now: Date },
  { offset, limit }: PageRange,
): Promise<{ count: number; results: TrashedPage[] }> {
  const listCondition = and(isInTrash(now), scopeCondition(scope))
  const [countRow] = await db.select({ count: count() }).from(trashedPages).where(listCondition)
  const { rows } = await db.execute<Row>(sql`
    SELECT page.id, page.deleted_at AS "deletedAt", text.locale, text.title, text.path, text.locales,
      editor.first_name AS "firstName", editor.last_name AS "lastName"
    FROM (
      SELECT * FROM trashed_pages WHERE ${listCondition} ORDER BY deleted_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}
    ) AS page
    CROSS JOIN LATERAL (
      SELECT data ->> 'locale' AS locale, data ->> 'title' AS title, data ->> 'path' AS path,
        array_agg(data ->> 'locale') OVER () AS locales
      FROM trashed_rows WHERE page_id = page.id AND table_name = 'page_texts'
      ORDER BY data ->> 'locale' <> ${locale} LIMIT 1
    ) AS text
    LEFT JOIN users AS editor ON editor.id = page.deleted_by
    ORDER BY page.deleted_at DESC, page.id DESC`)
  return { count: countRow?.count ?? 0, results: rows.map(presentTrashedPage) }
}

function presentTrashedPage({ id, locale, title, path, locales, deletedAt, firstName, lastName }: Row): TrashedPage {
  const deletionTime = new Date(deletedAt)
  return {
    id,
    locale,
    title,
    url: pageUrl(locale, path),
    locales: locales.toSorted(),
    deleted_at: toBerlinIso(deletionTime),
    deleted_by: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    expires_at: toBerlinIso(new Date(deletionTime.getTime() + retentionMs)),
  }
}

/**
 * Permanently deletes a page from the trash.
 * @throws NotFoundError
 */
export async function purgePage(db: Queryable, pageId: number, now: Date): Promise<void> {
  const rows = await db.delete(trashedPages).where(isInTrash(now, pageId)).returning({ id: trashedPages.id })
  if (rows.length === 0) throw new NotFoundError(`There is no page ${pageId} in the trash.`)
}

/** Permanently deletes the pages whose time in the trash has expired. */
export async function deleteExpiredPages(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, trashedPages, lte(trashedPages.deletedAt, getExpiryLimit(now)), batchSize)
}
