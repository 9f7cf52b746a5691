import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root'
import { applyFunctionChanges, findFunctionChanges, functionsFolder } from './function-updates/function-files'
import { createHistory, hasMigration, readLevel } from './migration-history'
import { removeSilenceLimit } from './pool'
import { MissingRightsError, readMissingRights } from './rights'

/** Key of the advisory lock for migrations. */
export const migrationLock = 7_204_118

/** Folder of the generated migrations. The bundled program reads it too. */
export const migrationsFolder = join(projectRoot, 'backend/platform/db/migrations')

/** Folders with the migrations and functions of a release. */
export interface SchemaFolders {
  migrations: string
  functions: string
}

export const releaseFolders: SchemaFolders = { migrations: migrationsFolder, functions: functionsFolder }

/**
 * Applies pending migrations, then changed functions and triggers. Of several servers that start
 * together, one migrates and the others wait.
 * @throws MissingRightsError before any change
 */
export async function migrateDatabase(pool: pg.Pool, folders = releaseFolders): Promise<void> {
  await runWithLock(pool, (client) => applyMigrations(client, { ...folders, lastLevel: Number.POSITIVE_INFINITY }))
}

/** Applies migrations up to a level, without functions, which may need later migrations. */
export async function migrateTo(pool: pg.Pool, level: number, migrations = migrationsFolder): Promise<void> {
  await runWithLock(pool, (client) => applyMigrations(client, { migrations, functions: null, lastLevel: level }))
}

/**
 * Runs work on a connection with the migration lock and without timeouts. Closes the connection,
 * because the pool needs timeouts.
 */
async function runWithLock(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
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
  /** Null to leave functions and triggers unchanged. */
  functions: string | null
  /** Level of the last migration to apply. */
  lastLevel: number
}

/**
 * Applies pending changes in one transaction. Unlike drizzle-orm's migrator, it needs no right to
 * create an existing schema.
 */
async function applyMigrations(client: pg.PoolClient, goal: Goal): Promise<void> {
  const rights = await readMissingRights(client)
  assertNoMissingRights(rights.toUse)
  const level = await readLevel(client)
  const migrations = readMigrationFiles({ migrationsFolder: goal.migrations })
  if (level !== null) await assertFirstMigration(client, migrations)
  const pendingMigrations = migrations.filter(
    ({ folderMillis }) => folderMillis <= goal.lastLevel && (level === null || folderMillis > level),
  )
  const isDatabaseNewer = level !== null && level > (migrations.at(-1)?.folderMillis ?? 0)
  const changes =
    goal.functions === null || isDatabaseNewer
      ? null
      : await findFunctionChanges(client, goal.functions, pendingMigrations.some(hasDroppedFunctions))
  if (pendingMigrations.length === 0 && changes === null) return
  assertNoMissingRights(rights.toMigrate)
  await client.query('BEGIN')
  try {
    const history = await createHistory(client)
    for (const { sql, hash, folderMillis } of pendingMigrations) {
      for (const statement of sql) await client.query(statement)
      await client.query(`INSERT INTO ${history.migrations} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis])
    }
    if (changes) await applyFunctionChanges(client, history.functions, changes)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Returns true if a migration drops functions, triggers, or tables with triggers. */
function hasDroppedFunctions({ sql }: MigrationMeta): boolean {
  return sql.some((statement) => /\bDROP\s+(?:FUNCTION|ROUTINE|TRIGGER|TABLE)\b/i.test(statement))
}

/** @throws Error if the database lacks the first migration of this release */
async function assertFirstMigration(client: pg.PoolClient, [first]: readonly MigrationMeta[]): Promise<void> {
  if (first && !(await hasMigration(client, first.folderMillis)))
    throw new Error(
      'The database was made by a development version before 1.0.0, which cannot be upgraded. Use an empty database.',
    )
}

function assertNoMissingRights(missingRights: MissingRightsError['missing']): void {
  if (missingRights.length > 0) throw new MissingRightsError(missingRights)
}
