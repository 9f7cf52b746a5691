import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openBreachedPasswords } from './accounts/passwords/breached'
import { loadServerKey } from './accounts/server-key'
import { createBackground } from './background'
import type { DatabaseConnection } from './db/client'
import type { BackendEnv } from './env'
import { createReadinessCheck } from './health/readiness'
import { createDerivativeStore } from './images/derivatives'
import { createJobVisits } from './job-visits'
import type { Services } from './services'
import { createFileStorage, mediaFolder } from './storage/file-storage'
import { createFreeSpaceCheck, freeBytesOf } from './storage/free-space'

interface Parts {
  connection: Pick<DatabaseConnection, 'db' | 'tags' | 'pageEvents'>
  env: BackendEnv
  log: Logger
  clock?: () => Date
}

/** Puts together what the resources work with; files lie under DATA_DIR. */
export async function createServices({ connection, env, log, clock }: Parts): Promise<Services> {
  const dataDir = resolve(env.DATA_DIR)
  const mediaDir = mediaFolder(dataDir)
  await mkdir(mediaDir, { recursive: true, mode: 0o700 })
  const { db, tags, pageEvents } = connection
  const storage = createFileStorage(mediaDir)
  const assertFreeSpace = createFreeSpaceCheck(freeBytesOf(dataDir))
  return {
    db,
    env,
    serverKey: await loadServerKey(db),
    isBreached: await openBreachedPasswords(env.PASSWORD_BREACH_FILE),
    log,
    clock: clock ?? (() => new Date()),
    pause: (milliseconds) => setTimeout(milliseconds),
    background: createBackground(log),
    storage,
    derivatives: createDerivativeStore({ db, storage, assertFreeSpace: assertFreeSpace }),
    jobVisits: createJobVisits(db),
    tags,
    pageEvents: pageEvents,
    assertFreeSpace: assertFreeSpace,
    // On a PostgreSQL server the rows lie on another disk.
    assertSpaceForRows: env.DATABASE_URL ? async () => undefined : assertFreeSpace,
    ready: createReadinessCheck({ db, folder: mediaDir, assertFreeSpace }),
  }
}
