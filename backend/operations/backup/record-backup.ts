import { toReason } from '@/backend/platform/to-reason'
import type { BackupContext } from './create-backup'

/**
 * Records the time of a backup for the checklist. If the database rejects the write, for example a
 * standby, prints a message.
 */
export async function recordBackup({ open, now, print }: Pick<BackupContext, 'open' | 'now' | 'print'>): Promise<void> {
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
    print(`The checklist of the site cannot show this backup: ${toReason(error)}.`)
  }
}
