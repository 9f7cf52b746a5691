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

/** What is checked, and what may be wrong with it. */
export interface ReadinessChecks {
  database: 'ok' | 'away'
  /** `foreign`: they work, and are not known to be those that the database names. */
  files: 'ok' | 'failing' | 'foreign'
  disk: 'ok' | 'full'
}

/** Whether mails wait for too long, and then since when. A warning: requests are answered all the same. */
export type MailState = { state: 'ok' | 'unknown' } | { state: 'late'; oldest_minutes: number }

/** Whether requests may be sent here; the causes why not are for the log. */
export interface Readiness {
  isReady: boolean
  /** Left out while the server stops, as are the mails. */
  checks?: ReadinessChecks
  mails?: MailState
  /** A warning as well: the primary answers in place of a replica. Left out where there is none. */
  replica?: ReplicaState
  causes: readonly unknown[]
}

export type Visit = 'views' | 'clicks'

/** Counts looks at ads, and goings on to apply, with nothing of who that was. */
export interface JobVisits {
  /** Costs no read and no write of the database. */
  count(jobId: number, visit: Visit, now: Date): void
  /** Writes what was counted, of ads that run; several servers add up. */
  flush(now: Date): Promise<void>
}

/** What the backend's resources work with; made once at the start, or by a test. */
export interface Services {
  db: Database
  /** The database for searches (see `DatabaseConnection`). */
  searchDb: Database
  /** What answers visitors' reads in place of the primary; null without one. */
  replica: Pick<Replica, 'read' | 'look' | 'counts'> | null
  env: BackendEnv
  /** Signs and hashes what concerns accounts (see `loadServerKey`). */
  serverKey: string
  log: Logger
  /** Whether a password is known from a breach (see `openBreachedPasswords`). */
  isBreached: (password: string) => Promise<boolean>
  /** The present time; tests set their own. */
  clock: () => Date
  /** Waits; tests do not. */
  pause: (milliseconds: number) => Promise<void>
  /** What goes on behind answers. */
  background: Background
  /** Files: pictures and what is derived from them. */
  storage: FileStorage
  /** Pictures in the sizes and formats that pages show. */
  derivatives: DerivativeStore
  /** Uploads by people outside the office. */
  outsideUploads: OutsideUploads
  /** Looks at job ads, until they are written. */
  jobVisits: JobVisits
  /** Signals changed cache tags after each commit, of any connection. */
  tags: TagSource
  /** Tells of changes of pages' working copies and of who edits them, after each commit. */
  pageEvents: PageEventSource
  /**
   * To be called before a request writes a file; a bucket is never full.
   * @throws InsufficientStorageError (answer 507) when the disk is nearly full
   */
  assertFreeSpace(): Promise<void>
  /**
   * The same before a change by editors or to accounts is written to the database: asked where that lies on the same disk.
   * @throws InsufficientStorageError (answer 507)
   */
  assertSpaceForRows(): Promise<void>
  /** Whether database, files and disk work, and how long mails wait. */
  ready(): Promise<Readiness>
  /** What the process counts of itself. */
  metrics: ProgramMetrics
}
