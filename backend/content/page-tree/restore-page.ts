import { eq, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { announceChange } from '@/backend/platform/db/notifications/announce-change'
import { type RowRestoration, restoredValue, restoreRows } from '@/backend/platform/db/restore-rows'
import { deletedPages } from '@/backend/platform/db/schema/content/deleted-pages'
import { footerPlaces } from '@/backend/platform/db/schema/content/footer-links'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { pageComments, pageReviews } from '@/backend/platform/db/schema/content/page-feedback'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { pageVersions } from '@/backend/platform/db/schema/content/publications'
import { trashedPages } from '@/backend/platform/db/schema/content/trashed-pages'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { isRecordType } from '@/lib/contract/records/record'
import { lockTree } from '../pages/working-copy'
import { recordRows } from '../records/record-rows'
import { findFreeAddress, reservePosition } from './paths'
import { findTargets } from './redirect-removed-pages'
import { isInTrash } from './trash'

interface RestoreRequest {
  pageId: number
  /** Null if the program restores the page, for example from a backup. */
  userId: number | null
  now: Date
}

export interface RestoredPage {
  texts: { locale: Locale; title: string; path: string }[]
  /** True if the page moved to the top of the tree, because its parent is missing. */
  isMovedToTop: boolean
}

type TrashedText = { locale: Locale; title: string; slug: string }
type TrashedPage = { contentType: string; parentId: number | null; position: number; texts: TrashedText[] }

/**
 * Restores a deleted page with its ids, versions and redirects. The page moves to the top of the
 * tree if its parent no longer exists, and gets another address if its own is taken. It stays
 * offline until it is published.
 * @throws NotFoundError if the page is not in the trash
 */
export async function restorePage(
  db: Pick<Transaction, 'transaction'>,
  { pageId, userId, now }: RestoreRequest,
): Promise<RestoredPage> {
  return await db.transaction(async (transaction) => {
    await lockTree(transaction)
    const trashedPage = await lockTrashedPage(transaction, pageId, now)
    const parentId = await findParentId(transaction, trashedPage)
    const { contentType } = trashedPage
    const position = isRecordType(contentType)
      ? trashedPage.position
      : await reservePosition(transaction, parentId, trashedPage.position)
    await insertTrashedRows(transaction, pageId, pages, {
      changes: {
        parent_id: sql`${parentId}::integer`,
        position: sql`${position}::integer`,
        revision: sql`${restoredValue('revision')} + 1`,
        updated_at: sql`${now.toISOString()}::timestamptz`,
        updated_by: sql`${userId}::integer`,
      },
    })
    const texts: RestoredPage['texts'] = []
    for (const { locale, title, slug } of trashedPage.texts) {
      const address = await findFreeAddress(transaction, { id: pageId, contentType, parentId }, slug, locale)
      await insertTrashedRows(transaction, pageId, pageTexts, {
        changes: { slug: sql`${address.slug}`, path: sql`${address.path}` },
        condition: sql`restored_row.locale = ${locale}`,
      })
      texts.push({ locale, title, path: address.path })
    }
    for (const table of [pageVersions, pageComments, pageReviews, footerPlaces])
      await insertTrashedRows(transaction, pageId, table)
    await restoreModules(transaction, pageId)
    for (const { table, reference } of recordRows) {
      if (reference) await restoreReference(transaction, pageId, reference)
      else await insertTrashedRows(transaction, pageId, table)
    }
    await restoreRedirects(transaction, pageId)
    await transaction.delete(deletedPages).where(eq(deletedPages.pageId, pageId))
    await transaction.delete(trashedPages).where(eq(trashedPages.id, pageId))
    await announceChange(transaction, { pageId, moduleId: null, revision: null, locale: null, userId })
    return { texts, isMovedToTop: trashedPage.parentId !== parentId }
  })
}

async function lockTrashedPage(db: Queryable, pageId: number, now: Date): Promise<TrashedPage> {
  const [row] = await db.select({ id: trashedPages.id }).from(trashedPages).where(isInTrash(now, pageId)).for('update')
  if (!row) throw new NotFoundError(`There is no page ${pageId} in the trash.`)
  const { rows } = await db.execute<TrashedPage>(sql`
    SELECT data ->> 'content_type' AS "contentType", (data ->> 'parent_id')::integer AS "parentId", (data ->> 'position')::integer AS position, (
      SELECT jsonb_agg(text.data ORDER BY text.data ->> 'locale') FROM trashed_rows AS text
      WHERE text.page_id = ${pageId} AND text.table_name = 'page_texts'
    ) AS texts
    FROM trashed_rows WHERE page_id = ${pageId} AND table_name = 'pages'`)
  const [trashedPage] = rows
  if (!trashedPage) throw new Error(`The trash has no row of page ${pageId}.`)
  return trashedPage
}

/**
 * Returns the id of the original parent if it still exists in all languages of the page; otherwise
 * null.
 */
async function findParentId(db: Queryable, { parentId, texts }: TrashedPage): Promise<number | null> {
  if (parentId === null) return null
  const rows = await db.select({ locale: pageTexts.locale }).from(pageTexts).where(eq(pageTexts.pageId, parentId))
  const hasAllLanguages = texts.every(({ locale }) => rows.some((row) => row.locale === locale))
  return hasAllLanguages && rows.length > 0 ? parentId : null
}

/**
 * Restores modules. A module gets a new id if another page has restored a version with this module,
 * so that its id is in use. A module loses its slug if the slug is taken.
 */
async function restoreModules(db: Queryable, pageId: number): Promise<void> {
  const { rows } = await db.execute<{ id: number; newId: number | null }>(sql`
    SELECT trashed_module.id, CASE WHEN same_id.id IS NOT NULL THEN nextval(pg_get_serial_sequence('modules', 'id'))::integer END AS "newId"
    FROM (
      SELECT (data ->> 'id')::integer AS id FROM trashed_rows WHERE page_id = ${pageId} AND table_name = 'modules'
    ) AS trashed_module LEFT JOIN modules AS same_id ON same_id.id = trashed_module.id`)
  const trashedIds = sql`${sql.param(rows.map(({ id }) => id))}::integer[]`
  const newIdPairs = rows.flatMap(({ id, newId }) => (newId === null ? [] : [[id, newId]]))
  const newIds = JSON.stringify(Object.fromEntries(newIdPairs))
  const toNewId = (column: string) =>
    sql`coalesce((${newIds}::jsonb ->> ${restoredValue(column)}::text)::integer, ${restoredValue(column)})`
  await insertTrashedRows(db, pageId, modules, {
    changes: {
      id: toNewId('id'),
      parent_id: toNewId('parent_id'),
      deleted_with: toNewId('deleted_with'),
      counterpart_id: sql`CASE WHEN restored_row.counterpart_id = ANY (${trashedIds}) THEN ${toNewId('counterpart_id')}
        ELSE (SELECT id FROM modules WHERE id = restored_row.counterpart_id) END`,
      slug: sql`CASE WHEN restored_row.deleted_at IS NOT NULL OR NOT EXISTS (
        SELECT FROM modules AS other WHERE other.slug = restored_row.slug AND other.locale = restored_row.locale AND other.deleted_at IS NULL
      ) THEN restored_row.slug END`,
      client_key: sql`CASE WHEN NOT EXISTS (SELECT FROM modules AS other WHERE other.client_key = restored_row.client_key)
        THEN restored_row.client_key END`,
    },
  })
}

/**
 * Restores the redirects to the page. Omits redirects that were changed since the deletion, and
 * those whose address now belongs to another page.
 */
async function restoreRedirects(db: Queryable, pageId: number): Promise<void> {
  const [trashedPage] = await db.select().from(trashedPages).where(eq(trashedPages.id, pageId))
  if (trashedPage?.redirectTo) {
    const targets = [trashedPage.redirectTo, ...(await findTargets(db, trashedPage.redirectTo)).values()]
    await db.execute(sql`
      DELETE FROM redirects
      WHERE NOT covers_below AND old_path = ANY (${sql.param(trashedPage.redirected)}::text[])
        AND new_path = ANY (${sql.param(targets)}::text[])`)
  }
  await insertTrashedRows(db, pageId, redirects, {
    condition: sql`(restored_row.covers_below OR NOT EXISTS (
      SELECT FROM publications AS publication
      WHERE restored_row.old_path IN (concat_ws('/', '', publication.locale, nullif(publication.path, '')),
        concat_ws('/', '', publication.locale, nullif(encode_path(publication.path), '')))
    ))`,
  })
}

const selectRows = (pageId: number, table: PgTable) =>
  sql`SELECT data FROM trashed_rows WHERE page_id = ${pageId} AND table_name = ${getTableConfig(table).name}`

/** Restores the rows of a page in one table from the trash. */
async function insertTrashedRows(
  db: Queryable,
  pageId: number,
  table: PgTable,
  restoration?: RowRestoration,
): Promise<void> {
  await restoreRows(db, table, selectRows(pageId, table), restoration)
}

/** Restores a reference to the page in rows that lost the reference when the page was deleted. */
async function restoreReference(db: Queryable, pageId: number, reference: PgColumn): Promise<void> {
  const { table } = reference
  await db.execute(sql`
    UPDATE ${table} SET ${sql.identifier(reference.name)} = ${pageId} FROM (${selectRows(pageId, table)}) AS stored
    WHERE ${table}.id = (stored.data ->> 'id')::integer AND ${reference} IS NULL`)
}
