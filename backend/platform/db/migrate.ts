import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root'
import { applyFunctionChanges, findFunctionChanges, functionsFolder } from './function-updates/function-files'
import { createHistory, hasMigration, readLevel } from './migration-history'
import { removeSilenceLimit } from './pool'
import { MissingRightsError, readMissingRights } from './rights'

/** Advisory lock of migrations: a number used by no other lock. */
export const migrationLock = 7_204_118

/** Folder of the generated migrations, read at run time (also by the bundle). */
export const migrationsFolder = join(projectRoot, 'backend/platform/db/migrations')

/** Schema folders of a program. */
export interface SchemaFolders {
  migrations: string
  functions: string
}

/** Schema folders of this program. */
export const ownFolders: SchemaFolders = { migrations: migrationsFolder, functions: functionsFolder }

/**
 * Migrates the database, then its functions and triggers. Concurrent servers wait for the first.
 * @throws MissingRightsError before any change
 */
export async function migrateDatabase(pool: pg.Pool, folders = ownFolders): Promise<void> {
  await withLock(pool, (client) => applyMigrations(client, { ...folders, upTo: Number.POSITIVE_INFINITY }))
}

/**
 * Migrates a database up to a level, without functions and triggers, which may need later tables.
 * `migrateDatabase` adds them.
 */
export async function migrateTo(pool: pg.Pool, level: number, migrations = migrationsFolder): Promise<void> {
  await withLock(pool, (client) => applyMigrations(client, { migrations, functions: null, upTo: level }))
}

/** Runs work under the lock on one connection without timeouts, which is closed afterwards. */
async function withLock(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    removeSilenceLimit(client)
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock])
    try {
      await work(client)
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [migrationLock])
      await client.query('RESET statement_timeout')
    }
  } finally {
    client.release(true)
  }
}

interface Goal {
  migrations: string
  /** Null to skip functions and triggers. */
  functions: string | null
  /** Maximum level. */
  upTo: number
}

/**
 * Applies pending changes in one transaction. drizzle-orm's migrator creates its schema at each
 * start, which needs a right on the database even if the schema exists.
 */
async function applyMigrations(client: pg.PoolClient, goal: Goal): Promise<void> {
  const rights = await readMissingRights(client)
  assertNothingMissing(rights.toUse)
  const level = await readLevel(client)
  const migrations = readMigrationFiles({ migrationsFolder: goal.migrations })
  if (level !== null) await assertFirstMigration(client, migrations)
  const pendingMigrations = migrations.filter(
    ({ folderMillis }) => folderMillis <= goal.upTo && (level === null || folderMillis > level),
  )
  const isNewer = level !== null && level > (migrations.at(-1)?.folderMillis ?? 0)
  const changes =
    goal.functions === null || isNewer
      ? null
      : await findFunctionChanges(client, goal.functions, pendingMigrations.some(hasDroppedFunctions))
  if (pendingMigrations.length === 0 && changes === null) return
  assertNothingMissing(rights.toMigrate)
  await client.query('BEGIN')
  try {
    const history = await createHistory(client)
    for (const { sql, hash, folderMillis } of pendingMigrations) {
      for (const statement of sql) await client.query(statement)
      await client.query(`INSERT INTO ${history.migrations} (hash, created_at) VALUES ($1, $2)`, [
        hash,
        folderMillis,
      ])
    }
    if (changes) await applyFunctionChanges(client, history.functions, changes)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Returns true if a migration drops functions or triggers, possibly with their table. */
function hasDroppedFunctions({ sql }: MigrationMeta): boolean {
  return sql.some((statement) => /\bDROP\s+(?:FUNCTION|ROUTINE|TRIGGER|TABLE)\b/i.test(statement))
}

/** @throws Error if the database lacks this program's first migration */
async function assertFirstMigration(client: pg.PoolClient, [first]: readonly MigrationMeta[]): Promise<void> {
  if (first && !(await hasMigration(client, first.folderMillis)))
    throw new Error(
      'The database was made by a development version before 1.0.0, which cannot be upgraded. Use an empty database.',
    )
}

function assertNothingMissing(missingRights: MissingRightsError['missing']): void {
  if (missingRights.length > 0) throw new MissingRightsError(missingRights)
}
