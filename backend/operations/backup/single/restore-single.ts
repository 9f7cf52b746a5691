import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { migrationLock } from '@/backend/platform/db/migrate'
import { readLevel } from '@/backend/platform/db/migration-history'
import { readSequences, readTables } from '../catalog'
import { checkBackup } from '../check-backup'
import type { BackupContext } from '../create-backup'
import type { Manifest } from '../manifest'
import type { BackupItem, CheckedBackup, LiveSite } from './backup-item'
import { findSinglePage } from './find-single-page'
import { findSinglePicture } from './find-single-picture'
import type { SingleItem } from './single-item'

/**
 * Restores a page, record or picture from a verified backup. On PostgreSQL the site may run.
 * @throws Error if the backup is damaged, lacks the item or has other migrations, or the item still
 * exists
 */
export async function restoreItem(
  { open, files, now, print }: BackupContext,
  file: string,
  target: SingleItem,
): Promise<void> {
  const backup = { file, manifest: await checkBackup(file) }
  const item = await findItem(backup, target)
  print(`Restoring from the backup of ${backup.manifest.createdAt}: ${item.description}.`)
  const { pool, close } = await open()
  try {
    const messages = await withMigrationLock(pool, async (client) => {
      await assertSameLevel(client, backup.manifest)
      await assertIdsInUse(client, item)
      await files.assertFileSet(drizzle(client))
      const tables = new Map((await readTables(client)).map((table) => [table.name, table]))
      return await restoreRows(client, item, { tables, files, now })
    })
    for (const line of messages) print(line)
  } finally {
    await close()
  }
}

function findItem(backup: CheckedBackup, target: SingleItem): Promise<BackupItem> {
  return target.kind === 'picture' ? findSinglePicture(backup, target) : findSinglePage(backup, target)
}

/** Runs work while servers must not migrate the database. */
async function withMigrationLock<Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock_shared($1)', [migrationLock])
    return await run(client)
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}

function restoreRows(client: pg.PoolClient, item: BackupItem, site: LiveSite): Promise<string[]> {
  return drizzle(client).transaction(async (transaction) => {
    const event = { event: 'restored-from-backup', actor: 'command-line', userId: null } as const
    await recordSecurityEvent(transaction, { ...event, object: item.name, detail: item.name, now: site.now })
    return await item.restore(transaction, site)
  })
}

/**
 * Asserts that backup and database have the same last migration, so that rows have the same form.
 * @throws Error
 */
async function assertSameLevel(client: pg.PoolClient, { level, program }: Manifest): Promise<void> {
  const currentLevel = await readLevel(client)
  if (currentLevel === level.when) return
  if (currentLevel === null) throw new Error('The database is empty. Restore the whole backup.')
  throw new Error(
    `The backup was created by ${program} at the level ${level.tag ?? level.when}, and this database has another level. Restore the whole backup into a second, empty installation and copy from there (docs/backup.md).`,
  )
}

/**
 * Asserts that the database has used all ids of the item before. Otherwise it would later give the
 * same ids to other rows.
 * @throws Error for a backup of another site or a later state
 */
async function assertIdsInUse(client: pg.PoolClient, { rows }: BackupItem): Promise<void> {
  const lastValues = new Map((await readSequences(client)).map(({ name, value }) => [name, BigInt(value)]))
  for (const [table, tableRows] of rows) {
    const limit = lastValues.get(`${table}_id_seq`)
    const rowAheadOfSequence = tableRows.find(({ id }) => limit !== undefined && id != null && BigInt(id) > limit)
    if (rowAheadOfSequence)
      throw new Error(
        `The database never had a row ${rowAheadOfSequence.id} in ${table}. The backup belongs to another site, or is newer than this database.`,
      )
  }
}
