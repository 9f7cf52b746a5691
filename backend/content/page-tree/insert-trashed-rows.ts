import { sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/backend/platform/db/client'
import { type RowRestoration, restoreRows } from '@/backend/platform/db/restore-rows'

const selectRows = (pageId: number, table: PgTable) =>
  sql`SELECT data FROM trashed_rows WHERE page_id = ${pageId} AND table_name = ${getTableConfig(table).name}`

/** Restores the rows of a page in one table from the trash. */
export async function insertTrashedRows(
  db: Queryable,
  pageId: number,
  table: PgTable,
  restoration?: RowRestoration,
): Promise<void> {
  await restoreRows(db, table, selectRows(pageId, table), restoration)
}

/** Restores a reference to the page in rows that lost the reference when the page was deleted. */
export async function restoreReference(db: Queryable, pageId: number, reference: PgColumn): Promise<void> {
  const { table } = reference
  await db.execute(sql`
    UPDATE ${table} SET ${sql.identifier(reference.name)} = ${pageId} FROM (${selectRows(pageId, table)}) AS stored
    WHERE ${table}.id = (stored.data ->> 'id')::integer AND ${reference} IS NULL`)
}
