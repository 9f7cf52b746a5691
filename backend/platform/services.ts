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
  /** `foreign`: the files are readable but do not belong to this database. */
  files: 'ok' | 'failing' | 'foreign'
  disk: 'ok' | 'full'
}

/** State of the mail queue. `late` is only a warning; the server remains ready. */
export type MailState = { state: 'ok' | 'unknown' } | { state: 'late'; oldest_minutes: number }

/** State of the server: ready for requests or not. `causes` are only for the log. */
export interface Readiness {
  isReady: boolean
  /** `checks` and `mails` are absent while the server stops. */
  checks?: ReadinessChecks
  mails?: MailState
  /**
   * Only a warning, because the primary database answers if the replica fails. Absent without a
   * configured replica.
   */
  replica?: ReplicaState
  causes: readonly unknown[]
}

export type Visit = 'views' | 'clicks'

/** Counts views of job ads and clicks to apply, without personal data. */
export interface JobVisits {
  /** Counts in memory, without database access. */
  count(jobId: number, visit: Visit, now: Date): void
  /** Adds the counts for running ads to the totals in the database, which all servers share. */
  flush(now: Date): Promise<void>
}

/** Dependencies of the backend's request handlers; created once at the start, or by a test. */
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
  /** Waits for a time; returns immediately in tests. */
  pause: (milliseconds: number) => Promise<void>
  /** Tasks that outlive their request. */
  background: Background
  /** Stored files, such as pictures, their derivatives and downloads. */
  storage: FileStorage
  /** Pictures in the sizes and formats that pages show. */
  derivatives: DerivativeStore
  /** Limits for uploads by users who do not work for the site's office. */
  outsideUploads: OutsideUploads
  /** Views of job ads that are not written yet. */
  jobVisits: JobVisits
  /** Signals changed cache tags after each commit on any connection. */
  tags: TagSource
  /** Signals changes to working copies and to the set of their editors, after each commit. */
  pageEvents: PageEventSource
  /**
   * Must be called before a request writes a file. A no-op if files are stored in a bucket.
   * @throws InsufficientStorageError (status 507) when the disk is nearly full
   */
  assertFreeSpace(): Promise<void>
  /**
   * Must be called before editors or accounts write to the database. A no-op if the
   * database is on a PostgreSQL server.
   * @throws InsufficientStorageError (status 507) when the disk is nearly full
   */
  assertSpaceForRows(): Promise<void>
  /** Checks database, files and disk, and the age of queued mails. */
  ready(): Promise<Readiness>
  /** Metrics of this process. */
  metrics: ProgramMetrics
}
