import { join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root'
import { makeHistory, readLevel } from './migration-history'
import { allowSilence } from './pool'
import { MissingRightsError, readMissingRights } from './rights'

/** The advisory lock of migrations: any number that nothing else in the database locks. */
export const migrationLock = 7_204_118

/** The folder of the generated migrations; they are read at run time, from the bundle too. */
export const migrationsFolder = join(projectRoot, 'backend/db/migrations')

/**
 * Brings the database to the present schema, or to that of other migrations. Several servers may do so at once: the others wait for the first.
 * The lock, the migrations and the release share one connection, which waits as long as it takes and is closed then.
 * @throws MissingRightsError before anything is changed
 */
export async function migrateDatabase(pool: pg.Pool, folder = migrationsFolder): Promise<void> {
  const client = await pool.connect()
  try {
    allowSilence(client)
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    try {
      await migrate(client, folder)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
      await client.query('RESET statement_timeout')
    }
  } finally {
    client.release(true)
  }
}

/**
 * Makes what is missing, all in one transaction. drizzle-orm's own migrator makes its schema at each start, for which a role needs a right
 * on the whole database even where the schema is there.
 */
async function migrate(client: pg.PoolClient, folder: string): Promise<void> {
  const rights = await readMissingRights(client)
  assertNothingMissing(rights.toUse)
  const level = await readLevel(client)
  const due = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => level === null || folderMillis > level,
  )
  if (due.length === 0) return
  assertNothingMissing(rights.toMigrate)
  await client.query('BEGIN')
  try {
    const history = await makeHistory(client)
    for (const { sql, hash, folderMillis } of due) {
      for (const statement of sql) await client.query(statement)
      await client.query(`INSERT INTO ${history} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

function assertNothingMissing(missing: MissingRightsError['missing']): void {
  if (missing.length > 0) throw new MissingRightsError(missing)
}
