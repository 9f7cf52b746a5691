import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { migrationLock } from '@/backend/platform/db/migrate'
import { readLevel } from '@/backend/platform/db/migration-history'
import { readSequences, readTables } from '../catalog'
import { checkBackup } from '../check-backup'
import type { BackupParts } from '../create-backup'
import type { Manifest } from '../manifest'
import { findSinglePage } from './find-single-page'
import { findSinglePicture } from './find-single-picture'
import type { CheckedBackup, FoundThing, LiveSite } from './found-thing'
import type { SingleThing } from './single-thing'

/**
 * Restores one page, record or picture of a backup into the current site, with PostgreSQL also
 * while it runs. Verifies all hashes of the backup first and prints the item.
 * @throws Error if the backup is damaged or lacks the item, the item still exists, or the levels
 * differ; nothing is written then
 */
export async function restoreSingle(
  { open, files, now, print }: BackupParts,
  file: string,
  target: SingleThing,
): Promise<void> {
  const backup = { file, manifest: await checkBackup(file) }
  const item = await findThing(backup, target)
  print(`To be restored, as of ${backup.manifest.createdAt}: ${item.description}.`)
  const { pool, close } = await open()
  try {
    const messages = await withStructure(pool, async (client) => {
      await assertSameLevel(client, backup.manifest)
      await assertGivenOut(client, item)
      const tables = new Map((await readTables(client)).map((table) => [table.name, table]))
      return await restoreRows(client, item, { tables, files, now })
    })
    for (const line of messages) print(line)
  } finally {
    await close()
  }
}

function findThing(backup: CheckedBackup, target: SingleThing): Promise<FoundThing> {
  return target.kind === 'picture' ? findSinglePicture(backup, target) : findSinglePage(backup, target)
}

/** Runs work while no server can migrate the database. */
async function withStructure<Result>(
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

function restoreRows(client: pg.PoolClient, item: FoundThing, site: LiveSite): Promise<string[]> {
  return drizzle(client).transaction(async (transaction) => {
    const event = { event: 'restored-from-backup', by: 'command-line', userId: null } as const
    await recordSecurityEvent(transaction, { ...event, object: item.name, detail: item.name, at: site.now })
    return await item.restore(transaction, site)
  })
}

/** Rows of another level have other columns or other meanings. @throws Error */
async function assertSameLevel(client: pg.PoolClient, { level, program }: Manifest): Promise<void> {
  const currentLevel = await readLevel(client)
  if (currentLevel === level.when) return
  if (currentLevel === null) throw new Error('The database is empty: restore the whole backup.')
  throw new Error(
    `The backup was made by ${program} at the level ${level.tag ?? level.when}, at which this database is not: restore the whole backup into a second, empty place and copy from there (docs/backup.md).`,
  )
}

/**
 * Asserts that all ids are below the sequences, since later inserts would collide with higher ids.
 * @throws Error if the backup is of another site, or the site was restored from an older backup
 * since
 */
async function assertGivenOut(client: pg.PoolClient, { rows }: FoundThing): Promise<void> {
  const last = new Map((await readSequences(client)).map(({ name, value }) => [name, BigInt(value)]))
  for (const [table, tableRows] of rows) {
    const limit = last.get(`${table}_id_seq`)
    const rowAheadOfSequence = tableRows.find(
      ({ id }) => limit !== undefined && id != null && BigInt(id) > limit,
    )
    if (rowAheadOfSequence)
      throw new Error(
        `The database has never had a row ${rowAheadOfSequence.id} in ${table}: the backup is of another site, or of a later state than this one.`,
      )
  }
}
