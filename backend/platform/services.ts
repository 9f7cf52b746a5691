import type { Logger } from 'pino'
import type { ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import type { Database } from './db/client'
import type { PageEventSource } from './db/notifications/page-events'
import type { TagSource } from './db/notifications/tag-source'
import type { Replica, ReplicaState } from './db/replica'
import type { BackendEnv } from './env'
import type { Background } from './runtime/background'
import type { OutsideFileLimits } from './runtime/outside-file-limits'
import type { DerivativeStore } from './storage/derivative-store'
import type { FileStorage } from './storage/file-storage'

export interface ReadinessChecks {
  database: 'ok' | 'away'
  /** `foreign` files belong to another database. */
  files: 'ok' | 'failing' | 'foreign'
  disk: 'ok' | 'full'
}

/** State of the mail queue. `late` is a warning only. */
export type MailState = { state: 'ok' | 'unknown' } | { state: 'late'; oldest_minutes: number }

/** Readiness for requests. `causes` are errors for the log. */
export interface Readiness {
  isReady: boolean
  /** Absent while the server stops. */
  checks?: ReadinessChecks
  mails?: MailState
  /** Absent without a replica. A failing replica is a warning, because the primary replaces it. */
  replica?: ReplicaState
  causes: readonly unknown[]
}

export type Visit = 'views' | 'clicks'

/** Counts views of job ads and clicks to apply, without personal data. */
export interface JobVisits {
  /** Counts a visit in memory. */
  count(jobId: number, visit: Visit, now: Date): void
  /** Adds the counts to the totals in the database. */
  flush(now: Date): Promise<void>
}

/** Dependencies of the request handlers, created once at the start or by a test. */
export interface Services {
  db: Database
  searchDb: Database
  /** Replica for visitors' reads; null without one. */
  replica: Pick<Replica, 'read' | 'checkState' | 'counts'> | null
  env: BackendEnv
  /** Key that signs and hashes account data (`loadServerKey`). */
  serverKey: string
  log: Logger
  isBreached: (password: string) => Promise<boolean>
  /** Current time; fixed in tests. */
  clock: () => Date
  /** Waits for a time; returns at once in tests. */
  pause: (milliseconds: number) => Promise<void>
  /** Runs tasks that may outlive their request. */
  background: Background
  /** Stored pictures, derivatives and downloads. */
  storage: FileStorage
  derivatives: DerivativeStore
  outsideFileLimits: OutsideFileLimits
  /** Counted visits of job ads that are not stored yet. */
  jobVisits: JobVisits
  /** Announces changed cache tags after each commit of any server. */
  tags: TagSource
  /** Announces changes of working copies and their editors. */
  pageEvents: PageEventSource
  /**
   * Call it before a request writes a file. No-op for a bucket.
   * @throws InsufficientStorageError
   */
  assertFreeSpace(): Promise<void>
  /**
   * Call it before editors or accounts write rows. No-op for a PostgreSQL server.
   * @throws InsufficientStorageError
   */
  assertSpaceForRows(): Promise<void>
  /** Checks the database, files, disk and mail queue. */
  checkReadiness(): Promise<Readiness>
  metrics: ProgramMetrics
}
