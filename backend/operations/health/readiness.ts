import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import type { ReplicaState } from '@/backend/platform/db/replica'
import type { MailState, Readiness } from '@/backend/platform/services'
import { assertFileSet, ensureFileSet, ForeignFilesError } from '@/backend/platform/storage/file-set'
import type { FileStorage } from '@/backend/platform/storage/file-storage'
import { withTimeout } from '@/lib/node/with-timeout'

interface ReadinessSources {
  db: Database
  storage: FileStorage
  assertFreeSpace: () => Promise<void>
  assertSpaceForRows: () => Promise<void>
  checkMails: () => Promise<MailState>
  replica?: { checkState(): ReplicaState } | null
}

/** Timeout of each check. */
const timeoutMs = 3000

/** Creates the check of database, files, disk and mails. */
export function createReadinessCheck(sources: ReadinessSources): () => Promise<Readiness> {
  const { db, storage, assertFreeSpace, assertSpaceForRows, checkMails, replica } = sources
  let fileSet: string | null | undefined
  async function assertFiles(): Promise<void> {
    await storage.driver.assertUsable()
    if (fileSet !== undefined) await assertFileSet(storage, fileSet)
  }
  return async () => {
    // Loaded once. The check of the database reports an unavailable database.
    fileSet ??= await withTimeout(timeoutMs, 'The check of the file-set id', () =>
      ensureFileSet({ db, storage }),
    ).catch(() => undefined)
    const [database, files, disk, mails] = await Promise.allSettled([
      withTimeout(timeoutMs, 'The check of the database', async () => db.execute(sql`SELECT 1`)),
      withTimeout(timeoutMs, 'The check of the files', assertFiles),
      Promise.all([assertFreeSpace(), assertSpaceForRows()]),
      withTimeout(timeoutMs, 'The check of waiting mails', checkMails),
    ])
    const causes = [database, files, disk].flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    return {
      isReady: causes.length === 0,
      checks: {
        database: database.status === 'fulfilled' ? 'ok' : 'away',
        files: files.status === 'fulfilled' ? 'ok' : toFilesState(files.reason),
        disk: disk.status === 'fulfilled' ? 'ok' : 'full',
      },
      // The check of the database reports an unreadable outbox.
      mails: mails.status === 'fulfilled' ? mails.value : { state: 'unknown' },
      ...(replica && { replica: replica.checkState() }),
      causes,
    }
  }
}

function toFilesState(reason: unknown): 'failing' | 'foreign' {
  return reason instanceof ForeignFilesError ? 'foreign' : 'failing'
}
