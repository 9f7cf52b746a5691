import { access, constants } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'
import type { NotReady, ReadinessChecks } from '../services'

interface Parts {
  db: Database
  /** Where the files lie. */
  folder: string
  assertFreeSpace: () => Promise<void>
}

/** A database that needs longer for nothing is away. */
const timeoutMs = 3000

/**
 * A check of database, files and disk, all of them each time.
 * @returns a function that says what does not work, null while everything does
 */
export function createReadinessCheck({ db, folder, assertFreeSpace }: Parts): () => Promise<NotReady | null> {
  return async () => {
    const [database, files, disk] = await Promise.allSettled([
      within(timeoutMs, db.execute(sql`SELECT 1`)),
      access(folder, constants.R_OK | constants.W_OK),
      assertFreeSpace(),
    ])
    const causes = [database, files, disk].flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    if (causes.length === 0) return null
    const checks: ReadinessChecks = {
      database: database.status === 'fulfilled' ? 'ok' : 'away',
      files: files.status === 'fulfilled' ? 'ok' : 'unwritable',
      disk: disk.status === 'fulfilled' ? 'ok' : 'full',
    }
    return { checks, causes }
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer in time.')), ms)
  })
  await Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
