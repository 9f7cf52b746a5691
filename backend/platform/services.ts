import type { Logger } from 'pino'
import type { ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import type { Database } from './db/client'
import type { PageEventSource } from './db/notifications/page-events'
import type { TagSource } from './db/notifications/tag-source'
import type { Replica, ReplicaState } from './db/replica'
import type { BackendEnv } from './env'
import type { Background } from './runtime/background'
import type { OutsideUploads } from './runtime/outside-uploads'
import type { DerivativeStore } from './storage/derivative-store'
import type { FileStorage } from './storage/file-storage'

/** Results of the readiness checks. */
export interface ReadinessChecks {
  database: 'ok' | 'away'
  /** `foreign` means that the files are readable but belong to a different database. */
  files: 'ok' | 'failing' | 'foreign'
  disk: 'ok' | 'full'
}

/** State of the mail queue. `late` is only a warning, and the server still counts as ready. */
export type MailState = { state: 'ok' | 'unknown' } | { state: 'late'; oldest_minutes: number }

/**
 * State of the server: ready for requests or not. `causes` are the errors of failed checks, for the
 * log only.
 */
export interface Readiness {
  isReady: boolean
  /** `checks` and `mails` are absent while the server stops. */
  checks?: ReadinessChecks
  mails?: MailState
  /**
   * Absent if no replica is configured. A failing replica is only a warning, because the primary
   * database takes over its reads.
   */
  replica?: ReplicaState
  causes: readonly unknown[]
}

export type Visit = 'views' | 'clicks'

/** Counts views of job ads and clicks to apply, without personal data. */
export interface JobVisits {
  /** Counts a visit in memory. */
  count(jobId: number, visit: Visit, now: Date): void
  /** Adds the counts for published ads to the totals in the database, which all servers share. */
  flush(now: Date): Promise<void>
}

/**
 * Dependencies of the backend's request handlers. Created once at the start of the program, or by a
 * test.
 */
export interface Services {
  db: Database
  /** The database for searches (see `DatabaseConnection`). */
  searchDb: Database
  /** Replica for visitors' reads; null if none is configured. */
  replica: Pick<Replica, 'read' | 'checkState' | 'counts'> | null
  env: BackendEnv
  /** Key that signs and hashes account data (see `loadServerKey`). */
  serverKey: string
  log: Logger
  /** Returns true for a breached password (see `openBreachedPasswords`). */
  isBreached: (password: string) => Promise<boolean>
  /** Current time; replaced in tests. */
  clock: () => Date
  /** Waits for a time. Returns immediately in tests. */
  pause: (milliseconds: number) => Promise<void>
  /** Runs tasks that may take longer than their request. */
  background: Background
  /** Stored files, such as pictures, their derivatives and downloads. */
  storage: FileStorage
  /** Pictures in the sizes and formats that pages show. */
  derivatives: DerivativeStore
  /** Limits for uploads by users who do not work for the site's office. */
  outsideUploads: OutsideUploads
  /** Counted views of job ads and clicks, before they are written to the database. */
  jobVisits: JobVisits
  /** Announces the changed cache tags after each commit by any server. */
  tags: TagSource
  /**
   * Announces changes of working copies and of the editors who have a page open, after each commit.
   */
  pageEvents: PageEventSource
  /**
   * Throws if the disk is nearly full. Must be called before a request writes a file. Does nothing
   * if files are stored in a bucket.
   * @throws InsufficientStorageError (status 507)
   */
  assertFreeSpace(): Promise<void>
  /**
   * Throws if the disk is nearly full. Must be called before editors or accounts write to the
   * database. Does nothing if the database is on a PostgreSQL server.
   * @throws InsufficientStorageError (status 507)
   */
  assertSpaceForRows(): Promise<void>
  /** Checks the database, the files, the disk and the age of queued mails. */
  ready(): Promise<Readiness>
  /** Metrics of this process. */
  metrics: ProgramMetrics
}
