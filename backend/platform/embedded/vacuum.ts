import type pg from 'pg'
import type { Logger } from 'pino'

const intervalMs = 600_000

/**
 * Selects the tables to vacuum, with the thresholds of PostgreSQL's autovacuum: more than 50 dead
 * rows plus a fifth of the live rows, or more than 50 changed rows plus a tenth.
 */
const dueTablesSql = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_mod_since_analyze > 50 + 0.1 * n_live_tup
  ORDER BY n_dead_tup DESC`

/**
 * Vacuums tables with many dead or changed rows, one after another, so that other statements can
 * run in between. PGlite has no autovacuum. Without this, dead rows would stay in all indexes, and
 * the planner would assume that tables are empty.
 * @returns the names of the vacuumed tables
 */
export async function vacuumTables(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ name: string }>(dueTablesSql)
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`)
  return rows.map(({ name }) => name)
}

/** Vacuums every ten minutes until `stop` is called. */
export function scheduleVacuum(pool: Pick<pg.Pool, 'query'>, log: Logger): { stop(): void } {
  const timer = setInterval(() => {
    vacuumTables(pool).catch((error: unknown) => log.error({ err: error }, 'Vacuuming failed'))
  }, intervalMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
