import { access, constants } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/client'

/** What is checked, and what may be wrong with it. */
export interface ReadinessChecks {
  database: 'ok' | 'away'
  files: 'ok' | 'unwritable'
  disk: 'ok' | 'full'
}

/** What the backend works with does not work; the causes are for the log. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError'

  constructor(
    readonly checks: ReadinessChecks,
    readonly causes: readonly unknown[],
  ) {
    super(
      Object.entries(checks)
        .filter(([, state]) => state !== 'ok')
        .map(([name, state]) => `${name} ${state}`)
        .join(', '),
    )
  }
}

interface Parts {
  db: Database
  /** Where the files lie. */
  folder: string
  assertRoom: () => Promise<void>
}

/** A database that needs longer for nothing is away. */
const patienceMs = 3000

/**
 * A check of database, files and disk, all of them each time.
 * @throws NotReadyError
 */
export function createReadinessCheck({ db, folder, assertRoom }: Parts): () => Promise<void> {
  return async () => {
    const [database, files, disk] = await Promise.allSettled([
      within(patienceMs, db.execute(sql`SELECT 1`)),
      access(folder, constants.R_OK | constants.W_OK),
      assertRoom(),
    ])
    const causes = [database, files, disk].flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    )
    if (causes.length === 0) return
    throw new NotReadyError(
      {
        database: database.status === 'fulfilled' ? 'ok' : 'away',
        files: files.status === 'fulfilled' ? 'ok' : 'unwritable',
        disk: disk.status === 'fulfilled' ? 'ok' : 'full',
      },
      causes,
    )
  }
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer in time.')), ms)
  })
  await Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
