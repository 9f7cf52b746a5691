import { sql } from 'drizzle-orm'
import { within } from '@/lib/node/within'
import type { Database } from '../db/client'
import type { MailState, Readiness } from '../services'
import { assertFileFolder } from '../storage/file-folder'

interface Parts {
  db: Database
  /** Where the files lie. */
  folder: string
  assertFreeSpace: () => Promise<void>
  mailState: () => Promise<MailState>
}

/** A database that needs longer for nothing is away. */
const timeoutMs = 3000

/** A check of database, files, disk and mails, all of them each time. */
export function createReadinessCheck(parts: Parts): () => Promise<Readiness> {
  const { db, folder, assertFreeSpace, mailState } = parts
  return async () => {
    const [database, files, disk, mails] = await Promise.allSettled([
      within(timeoutMs, 'Asking the database', async () => db.execute(sql`SELECT 1`)),
      assertFileFolder(folder),
      assertFreeSpace(),
      within(timeoutMs, 'Looking for waiting mails', mailState),
    ])
    const causes = [database, files, disk].flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    return {
      isReady: causes.length === 0,
      checks: {
        database: database.status === 'fulfilled' ? 'ok' : 'away',
        files: files.status === 'fulfilled' ? 'ok' : 'unwritable',
        disk: disk.status === 'fulfilled' ? 'ok' : 'full',
      },
      // Who cannot be asked is told by the database's own check.
      mails: mails.status === 'fulfilled' ? mails.value : { state: 'unknown' },
      causes,
    }
  }
}
