import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { contentColumns, demoKinds, fingerprintsOf } from './demo-parts'

/**
 * Notes what this transaction has written as the demo, with fingerprints, so that it can be taken away again and nothing else. Rows
 * that were there before are none of it.
 */
export async function recordDemo(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`SET LOCAL TimeZone = 'UTC'`)
  await db.execute(sql`
    INSERT INTO demo_sites (loaded_at, columns) VALUES (${now.toISOString()}::timestamptz, (${sql.raw(contentColumns)}))
    ON CONFLICT (id) DO UPDATE SET loaded_at = excluded.loaded_at, removed_at = NULL, columns = excluded.columns
    WHERE demo_sites.removed_at IS NOT NULL`)
  for (const kind of demoKinds) {
    const [{ table, key, where = 'true' }] = kind.parts
    const isWrittenNow = `xmin = pg_current_xact_id()::xid`
    await db.execute(
      sql.raw(`
        WITH found AS MATERIALIZED (${fingerprintsOf(kind)})
        INSERT INTO demo_rows (kind, row_id, fingerprint)
        SELECT '${kind.kind}', id, fingerprint FROM found
        WHERE id IN (SELECT ${key} FROM ${table} WHERE ${where} AND ${isWrittenNow})
        ON CONFLICT DO NOTHING`),
    )
  }
}

/** Whether the demo was here and was removed, so that the start of the site does not bring it back. */
export async function isDemoRemoved(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM demo_sites WHERE removed_at IS NOT NULL`)
  return rows.length > 0
}
