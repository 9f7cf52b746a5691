import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root'
import { allowSilence } from './pool'

/** The advisory lock of migrations: any number that nothing else in the database locks. */
export const migrationLock = 7_204_118

/** The folder of the generated migrations; they are read at run time, from the bundle too. */
export const migrationsFolder = join(projectRoot, 'backend/db/migrations')

/**
 * Brings the database to the present schema, or to that of other migrations. Several servers may do so at once: the others wait for the first.
 * The lock, the migrations and the release share one connection, which waits as long as it takes and is closed then.
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect()
  try {
    allowSilence(client)
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    try {
      await migrate(drizzle(client), { migrationsFolder: folder })
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
      await client.query('RESET statement_timeout')
    }
  } finally {
    client.release(true)
  }
}
