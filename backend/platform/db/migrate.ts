import { join } from 'node:path'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { projectRoot } from '../project-root'
import { applyFunctionChanges, findFunctionChanges, functionsFolder } from './function-files/function-files'
import { hasMigration, makeHistory, readLevel } from './migration-history'
import { allowSilence } from './pool'
import { MissingRightsError, readMissingRights } from './rights'

/** The advisory lock of migrations: any number that nothing else in the database locks. */
export const migrationLock = 7_204_118

/** The folder of the generated migrations; they are read at run time, from the bundle too. */
export const migrationsFolder = join(projectRoot, 'backend/platform/db/migrations')

/** The folders of a program that its databases are made from. */
export interface SchemaFolders {
  migrations: string
  functions: string
}

/** Those of this program. */
export const ownFolders: SchemaFolders = { migrations: migrationsFolder, functions: functionsFolder }

/**
 * Brings the database to the present schema, or to that of other folders: migrations first, then
 * functions and triggers. Several servers may do so at once: the others wait for the first.
 * @throws MissingRightsError before anything is changed
 */
export async function migrateDatabase(pool: pg.Pool, folders = ownFolders): Promise<void> {
  await withLock(pool, (client) => migrate(client, { ...folders, upTo: Number.POSITIVE_INFINITY }))
}

/**
 * Migrates a database up to a level, without functions and triggers: the present ones may need
 * tables of later migrations. `migrateDatabase` adds them.
 */
export async function migrateTo(pool: pg.Pool, level: number, migrations = migrationsFolder): Promise<void> {
  await withLock(pool, (client) => migrate(client, { migrations, functions: null, upTo: level }))
}

/**
 * Locks, works and unlocks on one connection, which waits as long as it takes and is closed at the
 * end.
 */
async function withLock(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    allowSilence(client)
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
  /** Null where functions and triggers are left as they are. */
  functions: string | null
  /** The last level. */
  upTo: number
}

/**
 * Makes what is missing, all in one transaction. drizzle-orm's own migrator makes its schema at
 * each start, for which a role needs a right on the whole database even where the schema exists.
 */
async function migrate(client: pg.PoolClient, goal: Goal): Promise<void> {
  const rights = await readMissingRights(client)
  assertNothingMissing(rights.toUse)
  const level = await readLevel(client)
  const migrations = readMigrationFiles({ migrationsFolder: goal.migrations })
  if (level !== null) await assertFirstMigration(client, migrations)
  const due = migrations.filter(
    ({ folderMillis }) => folderMillis <= goal.upTo && (level === null || folderMillis > level),
  )
  const isNewer = level !== null && level > (migrations.at(-1)?.folderMillis ?? 0)
  const changes =
    goal.functions === null || isNewer
      ? null
      : await findFunctionChanges(client, goal.functions, due.some(dropsFunctions))
  if (due.length === 0 && changes === null) return
  assertNothingMissing(rights.toMigrate)
  await client.query('BEGIN')
  try {
    const history = await makeHistory(client)
    for (const { sql, hash, folderMillis } of due) {
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

/** Whether functions or triggers may be gone after a migration, also with their table. */
function dropsFunctions({ sql }: MigrationMeta): boolean {
  return sql.some((statement) => /\bDROP\s+(?:FUNCTION|ROUTINE|TRIGGER|TABLE)\b/i.test(statement))
}

/** @throws Error if the database does not have the first migration of this program */
async function assertFirstMigration(client: pg.PoolClient, [first]: readonly MigrationMeta[]): Promise<void> {
  if (first && !(await hasMigration(client, first.folderMillis)))
    throw new Error(
      'The database was made by a development version before 1.0.0, which cannot be upgraded. Use an empty database.',
    )
}

function assertNothingMissing(missing: MissingRightsError['missing']): void {
  if (missing.length > 0) throw new MissingRightsError(missing)
}
