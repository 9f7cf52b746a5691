import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createProgramMetrics, type ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { openBreachedPasswords } from './accounts/passwords/breached'
import { loadServerKey } from './accounts/server-key'
import { createBackground } from './background'
import type { DatabaseConnection } from './db/client'
import type { PoolCounts } from './db/pool'
import type { BackendEnv } from './env'
import { createMailCheck } from './health/mail-state'
import { createReadinessCheck } from './health/readiness'
import { createDerivativeStore } from './images/derivatives'
import { createJobVisits } from './job-visits'
import { registerBackendMetrics } from './metrics/backend-metrics'
import type { Services } from './services'
import { prepareFileFolder } from './storage/file-folder'
import { createFileStorage, mediaFolder } from './storage/file-storage'
import { createFreeSpaceCheck, freeBytesOf } from './storage/free-space'

interface Parts {
  connection: Pick<DatabaseConnection, 'db' | 'tags' | 'pageEvents'> & { pool: PoolCounts }
  env: BackendEnv
  log: Logger
  clock?: () => Date
  /** Where it is counted what happens; one registry takes the backend's metrics once. */
  metrics?: ProgramMetrics
}

/** Puts together what the resources work with; files lie under DATA_DIR. */
export async function createServices({
  connection,
  env,
  log,
  clock = () => new Date(),
  metrics = createProgramMetrics(log),
}: Parts): Promise<Services> {
  const dataDir = resolve(env.DATA_DIR)
  const mediaDir = mediaFolder(dataDir)
  await prepareFileFolder(mediaDir)
  const { db, pool, tags, pageEvents } = connection
  const storage = createFileStorage(mediaDir)
  const assertFreeSpace = createFreeSpaceCheck(freeBytesOf(dataDir))
  const mailState = createMailCheck({ db, clock })
  const ready = createReadinessCheck({ db, folder: mediaDir, assertFreeSpace, mailState })
  registerBackendMetrics(metrics.registry, { db, pool, folder: dataDir, clock, ready })
  return {
    db,
    env,
    serverKey: await loadServerKey(db),
    isBreached: await openBreachedPasswords(env.PASSWORD_BREACH_FILE),
    log,
    clock,
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
    ready,
    metrics,
  }
}
