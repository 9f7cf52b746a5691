import type pg from 'pg'
import { readLevel } from '@/backend/platform/db/migration-history'
import type { BackupFiles } from './backup-files'
import { quoteIdentifier, quoteLiteral, readTables } from './catalog'
import { readMigrations } from './levels'
import type { Manifest } from './manifest'

/** Tables that migrations or the first start fill. Backups contain their rows too. */
export const automaticallyFilledTables: readonly string[] = [
  'job_board',
  'job_lookup_values',
  'search_synonyms',
  'server_keys',
]

/** @throws Error if the storage has files */
export async function assertNoFiles(files: Pick<BackupFiles, 'location' | 'isEmpty'>): Promise<void> {
  if (!(await files.isEmpty()))
    throw new Error(`${files.location} already has files. A backup can only be restored into an empty storage.`)
}

/** @throws Error if the database has rows or is newer than the backup */
export async function assertEmptyDatabase(client: Pick<pg.ClientBase, 'query'>, { level }: Manifest): Promise<void> {
  const tables = (await readTables(client)).filter(({ name }) => !automaticallyFilledTables.includes(name))
  const checks = tables.map(
    ({ name }) => `SELECT ${quoteLiteral(name)} AS name WHERE EXISTS (SELECT FROM public.${quoteIdentifier(name)})`,
  )
  const nonEmptyTables =
    checks.length > 0 ? (await client.query<{ name: string }>(checks.join(' UNION ALL '))).rows : []
  if (nonEmptyTables.length > 0)
    throw new Error(
      `The database already has content (${nonEmptyTables.map(({ name }) => name).join(', ')}). A backup can only be restored into an empty database.`,
    )
  const currentLevel = await readLevel(client)
  if (currentLevel !== null && currentLevel > level.when)
    throw new Error('The database is at a newer level than the backup. Use a new database without tables.')
}

/** @throws Error if this program lacks the last migration of the backup */
export async function assertKnownLevel({ level, program }: Manifest, folder?: string): Promise<void> {
  const migrations = await readMigrations(folder)
  if (migrations.some(({ when }) => when === level.when)) return
  const lastMigration = migrations.at(-1)
  const origin = `The backup was created by ${program} at the level ${level.tag ?? level.when}`
  throw new Error(
    lastMigration && level.when > lastMigration.when
      ? `${origin}, which is newer than this program (${lastMigration.tag}): restore it with that release.`
      : `${origin}, which this program does not have: restore it with that release.`,
  )
}
