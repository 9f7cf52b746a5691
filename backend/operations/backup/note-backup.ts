import type { BackupParts } from './create-backup'

/**
 * Notes in the database that a backup of it was written, for the site's checklist. A database that takes no writes (a standby), or
 * is of a release that has no such table, is backed up all the same: then that is said, and nothing noted.
 */
export async function noteBackup({
  open,
  now,
  print,
}: Pick<BackupParts, 'open' | 'now' | 'print'>): Promise<void> {
  try {
    const database = await open()
    try {
      await database.pool.query(
        `INSERT INTO last_backups (made_at) VALUES ($1)
         ON CONFLICT (id) DO UPDATE SET made_at = greatest(last_backups.made_at, excluded.made_at)`,
        [now.toISOString()],
      )
    } finally {
      await database.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    print(`The site does not learn of this backup: ${reason}`)
  }
}
