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

/** Result of each readiness check. */
export interface ReadinessChecks {
  database: 'ok' | 'away'
  /** `foreign`: the files are readable but do not belong to this database. */
  files: 'ok' | 'failing' | 'foreign'
  disk: 'ok' | 'full'
}

/** State of the mail queue. `late` is only a warning: requests are still served. */
export type MailState = { state: 'ok' | 'unknown' } | { state: 'late'; oldest_minutes: number }

/** Readiness for requests; `causes` are for the log only. */
export interface Readiness {
  isReady: boolean
  /** Absent while the server stops, like `mails`. */
  checks?: ReadinessChecks
  mails?: MailState
  /** Only a warning: the primary replaces the replica. Absent without a replica. */
  replica?: ReplicaState
  causes: readonly unknown[]
}

export type Visit = 'views' | 'clicks'

/** Counts views of job ads and clicks to apply, without personal data. */
export interface JobVisits {
  /** Counts in memory, without database access. */
  count(jobId: number, visit: Visit, now: Date): void
  /** Adds the counts of running ads to the database; servers add up. */
  flush(now: Date): Promise<void>
}

/** Dependencies of the backend's resources; created once at start, or by a test. */
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
  /** Waits; a no-op in tests. */
  pause: (milliseconds: number) => Promise<void>
  /** Tasks that outlive their request. */
  background: Background
  /** Stored files: pictures and their derivatives. */
  storage: FileStorage
  /** Pictures in the sizes and formats that pages show. */
  derivatives: DerivativeStore
  /** Uploads by people outside the office. */
  outsideUploads: OutsideUploads
  /** Views of job ads that are not written yet. */
  jobVisits: JobVisits
  /** Signals changed cache tags after each commit, of any connection. */
  tags: TagSource
  /** Signals changes of working copies and of their editors, after each commit. */
  pageEvents: PageEventSource
  /**
   * Must be called before a request writes a file. Always passes for a bucket.
   * @throws InsufficientStorageError (status 507) when the disk is nearly full
   */
  assertFreeSpace(): Promise<void>
  /**
   * Must be called before editors or accounts write to a database on the same disk.
   * @throws InsufficientStorageError (status 507)
   */
  assertSpaceForRows(): Promise<void>
  /** Checks database, files and disk, and the age of queued mails. */
  ready(): Promise<Readiness>
  /** Metrics of this process. */
  metrics: ProgramMetrics
}
