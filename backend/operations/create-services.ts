import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { openBreachedPasswords } from '@/backend/accounts/passwords/strength/breached'
import { loadServerKey } from '@/backend/accounts/secrets/server-key'
import { createJobVisits } from '@/backend/members/jobs/job-visits'
import type { DatabaseConnection } from '@/backend/platform/db/client'
import type { PoolCounts } from '@/backend/platform/db/pool'
import type { BackendEnv } from '@/backend/platform/env'
import { createDerivativeStore } from '@/backend/platform/images/derivatives'
import { createBackground } from '@/backend/platform/runtime/background'
import { createOutsideFileLimits } from '@/backend/platform/runtime/outside-file-limits'
import type { Services } from '@/backend/platform/services'
import { createFreeBytesReader, createFreeSpaceCheck } from '@/backend/platform/storage/free-space'
import { guardStorage } from '@/backend/platform/storage/guarded-storage'
import { openSiteStorage } from '@/backend/platform/storage/open-storage'
import { createProgramMetrics, type ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { createMailCheck } from './health/mail-state'
import { createReadinessCheck } from './health/readiness'
import { registerBackendMetrics } from './metrics/backend-metrics'

interface ServiceOptions {
  connection: Pick<DatabaseConnection, 'db' | 'searchDb' | 'readinessDb' | 'replica' | 'tags' | 'pageEvents'> & {
    pool: PoolCounts
  }
  env: BackendEnv
  log: Logger
  clock?: () => Date
  /** Registry without metrics of the backend. */
  metrics?: ProgramMetrics
}

/** Creates the services of the routes. */
export async function createServices({
  connection,
  env,
  log,
  clock = () => new Date(),
  metrics = createProgramMetrics(log),
}: ServiceOptions): Promise<Services> {
  const { DATA_DIR, DATABASE_URL, MEDIA_URL } = env
  const { db, searchDb, readinessDb, pool, replica, tags, pageEvents } = connection
  const unguardedStorage = await openSiteStorage(env)
  const storage = await guardStorage({ db: readinessDb, storage: unguardedStorage, log })
  const assertDiskSpace = createFreeSpaceCheck(createFreeBytesReader(DATA_DIR))
  const assertFreeSpace = MEDIA_URL ? skipSpaceCheck : assertDiskSpace
  const assertSpaceForRows = DATABASE_URL ? skipSpaceCheck : assertDiskSpace
  const checkMails = createMailCheck({ db: readinessDb, clock })
  const checkReadiness = createReadinessCheck({
    db: readinessDb,
    storage: unguardedStorage,
    assertFreeSpace,
    assertSpaceForRows,
    checkMails,
    replica,
  })
  const usedDataDir = MEDIA_URL && DATABASE_URL ? null : DATA_DIR
  registerBackendMetrics(metrics.registry, { db, pool, replica, dataDir: usedDataDir, clock, checkReadiness })
  return {
    db,
    searchDb,
    replica,
    env,
    serverKey: await loadServerKey(db),
    isBreached: await openBreachedPasswords(env.PASSWORD_BREACH_FILE),
    log,
    clock,
    pause: (milliseconds) => setTimeout(milliseconds),
    background: createBackground(log),
    storage,
    derivatives: createDerivativeStore({ db, storage, assertFreeSpace }),
    outsideFileLimits: createOutsideFileLimits(clock),
    jobVisits: createJobVisits(db),
    tags,
    pageEvents,
    assertFreeSpace,
    assertSpaceForRows,
    checkReadiness,
    metrics,
  }
}

/** No-op, for data that is not stored on this disk. */
async function skipSpaceCheck(): Promise<void> {}
