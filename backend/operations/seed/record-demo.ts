import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { buildFingerprintQuery, contentColumnsQuery, demoKinds } from './demo-parts'

/** Records the rows of this transaction as demo content, with fingerprints for a later removal. */
export async function recordDemo(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`SET LOCAL TimeZone = 'UTC'`)
  await db.execute(sql`
    INSERT INTO demo_sites (loaded_at, columns) VALUES (${now.toISOString()}::timestamptz, (${sql.raw(contentColumnsQuery)}))
    ON CONFLICT (id) DO UPDATE SET loaded_at = excluded.loaded_at, removed_at = NULL, columns = excluded.columns
    WHERE demo_sites.removed_at IS NOT NULL`)
  for (const demoKind of demoKinds) {
    const [{ table, key, where = 'true' }] = demoKind.parts
    const isWrittenNow = `xmin = pg_current_xact_id()::xid`
    await db.execute(
      sql.raw(`
        WITH current_rows AS MATERIALIZED (${buildFingerprintQuery(demoKind)})
        INSERT INTO demo_rows (kind, row_id, fingerprint)
        SELECT '${demoKind.kind}', id, fingerprint FROM current_rows
        WHERE id IN (SELECT ${key} FROM ${table} WHERE ${where} AND ${isWrittenNow})
        ON CONFLICT DO NOTHING`),
    )
  }
}

/** Returns true if the demo was removed. The next start then does not load it. */
export async function isDemoRemoved(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM demo_sites WHERE removed_at IS NOT NULL`)
  return rows.length > 0
}
