import { and, eq, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { suspendLetters, withdrawLetters } from '@/backend/members/newsletters/withdraw-letters'
import type { Transaction } from '@/backend/platform/db/client'
import { migrateDatabase, migrateTo, releaseFolders, type SchemaFolders } from '@/backend/platform/db/migrate'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { renewFileSet } from '@/backend/platform/storage/file-set'
import { restoredProblem } from '@/lib/contract/administration/newsletter-issues'
import { readArchive } from './archive'
import { assertEmptyDatabase, assertKnownLevel, assertNoFiles } from './assert-restorable'
import type { BackupFiles } from './backup-files'
import { checkBackup } from './check-backup'
import { beginLoading } from './load-rows'
import { type Manifest, toFileName, toRowsName } from './manifest'
import type { OpenedDatabase } from './open-database'

interface Context {
  /** Opens the database; creates a missing embedded one. */
  open: () => Promise<OpenedDatabase>
  files: BackupFiles
  /** Default: migrations and functions of this program. */
  folders?: SchemaFolders
}

/**
 * Restores a backup into an empty site: rows in one transaction, then files. Verifies both,
 * commits, and migrates rows of an older release. A failed restore leaves the site empty.
 * @throws Error if the site is not empty, or the backup is damaged or of a newer release
 */
export async function restoreBackup(
  { open, files, folders = releaseFolders }: Context,
  file: string,
): Promise<Manifest> {
  const manifest = await checkBackup(file)
  await assertKnownLevel(manifest, folders.migrations)
  await assertNoFiles(files)
  const { pool, close } = await open()
  try {
    await assertEmptyDatabase(pool, manifest)
    await migrateTo(pool, manifest.level.when, folders.migrations)
    await loadBackup(pool, { file, files, manifest })
    await migrateDatabase(pool, folders)
    await drizzle(pool).transaction(holdDispatches)
    // Two sites may restore the same backup. With a new id, each detects the files of the other.
    await files.writeFileSetId(await renewFileSet(drizzle(pool)))
    await pool.query('ANALYZE')
    return manifest
  } finally {
    await close()
  }
}

/**
 * Lets the office confirm each dispatch that was due or running. Its mails may have been sent after
 * the backup, also to readers who have unsubscribed since.
 */
async function holdDispatches(db: Transaction): Promise<void> {
  await db
    .update(dispatches)
    .set({ problem: restoredProblem })
    .where(and(eq(dispatches.state, 'planned'), lte(dispatches.plannedAt, sql`now()`)))
  const rows = await db
    .update(dispatches)
    .set({ state: 'stopped', problem: restoredProblem })
    .where(eq(dispatches.state, 'sending'))
    .returning({ id: dispatches.id })
  for (const { id } of rows) {
    await withdrawLetters(db, id)
    await suspendLetters(db, id)
  }
}

interface Source {
  file: string
  files: BackupFiles
  manifest: Manifest
}

async function loadBackup(pool: pg.Pool, source: Source): Promise<void> {
  const client = await pool.connect()
  try {
    await fillTables(client, source)
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Closing the connection rolls back.
    client.release(true)
    for (const { key } of source.manifest.files) await source.files.remove(key)
    throw error
  }
}

async function fillTables(client: pg.PoolClient, { file, files, manifest }: Source): Promise<void> {
  const tablesByEntry = new Map(manifest.tables.map(({ name }) => [toRowsName(name), name]))
  const keysByEntry = new Map(manifest.files.map(({ key }) => [toFileName(key), key]))
  const loader = await beginLoading(client, manifest)
  for await (const { name, content } of readArchive(file)) {
    const table = tablesByEntry.get(name)
    const key = keysByEntry.get(name)
    if (table !== undefined) await loader.load(table, content)
    if (key !== undefined) await files.write(key, content)
  }
  await loader.finish()
  for (const { key, sha256 } of manifest.files) {
    if ((await files.hash(key)) !== sha256) throw new Error(`The file ${key} differs from that of the backup.`)
  }
}
