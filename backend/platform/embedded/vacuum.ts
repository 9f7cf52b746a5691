import type pg from 'pg'
import type { Logger } from 'pino'

const intervalMs = 600_000

/** Tables above the thresholds of PostgreSQL's autovacuum. */
const dueTablesSql = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
  ORDER BY n_dead_tup DESC`

/**
 * Vacuums tables with many dead or changed rows, and returns their names. PGlite has no autovacuum:
 * indexes would keep dead rows, and the planner would assume empty tables.
 */
export async function vacuumTables(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(dueTablesSql)
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`)
  return rows.map(({ name }) => name)
}

export function scheduleVacuum(pool: Pick<pg.Pool, 'query'>, log: Logger): { stop(): void } {
  const timer = setInterval(() => {
    vacuumTables(pool).catch((error: unknown) => log.error({ err: error }, 'Vacuuming failed'))
  }, intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
