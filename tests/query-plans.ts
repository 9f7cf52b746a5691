import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * Records the plans of queries.
 * @returns the database to query, and the plans of its queries so far
 */
export function watchPlans(db: Queryable): { db: Queryable; plans: string[] } {
  const plans: string[] = []
  const watchedDb = new Proxy(db, {
    get: (target, name, receiver) =>
      name === 'execute'
        ? async (query: SQLWrapper | SQL) => {
            const { rows } = await target.execute(sql`EXPLAIN ${query}`)
            plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
            return await target.execute(query)
          }
        : Reflect.get(target, name, receiver),
  })
  return { db: watchedDb, plans }
}

/** Lists the tables that PostgreSQL scans sequentially during the work, by its statistics. */
export async function listScannedTables(db: Database, work: (db: Queryable) => Promise<unknown>): Promise<string[]> {
  return await db.transaction(async (transaction) => {
    const countScans = async () => {
      const { rows } = await transaction.execute<{ name: string; scans: number }>(
        sql`SELECT relname AS name, seq_scan::integer AS scans FROM pg_stat_xact_user_tables`,
      )
      return new Map(rows.map(({ name, scans }) => [name, scans]))
    }
    const countsBefore = await countScans()
    await work(transaction)
    const countsAfter = await countScans()
    const isScanned = (name: string) => (countsAfter.get(name) ?? 0) > (countsBefore.get(name) ?? 0)
    return [...countsAfter.keys()].filter(isScanned).toSorted()
  })
}

/** Publishes all pages without content. */
export async function publishAllPages(
  db: Queryable,
  { languages = ['de'], title = sql`'Beitrag'` }: { languages?: readonly Locale[]; title?: SQL } = {},
): Promise<void> {
  await db.execute(sql`
    INSERT INTO page_versions (page_id, locale, number, snapshot)
    SELECT id, locale, 1, '{}' FROM pages, unnest(${sql.param(languages)}::text[]) AS locale`)
  await db.execute(sql`
    INSERT INTO publications (page_id, locale, content_type, version_id, is_online, path, title, menu_name, position,
      is_clickable, in_menu, in_footer, is_highlight, published_at)
    SELECT page_id, locale, content_type, version.id, true, 'p' || page_id, ${title}, '', 0, true, false, false, false, now()
    FROM page_versions AS version JOIN pages AS page ON page.id = version.page_id`)
}
