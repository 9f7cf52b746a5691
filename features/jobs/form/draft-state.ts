import type { Failure, Result } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import type { CheckedJob, JobProblem } from './check-job'
import type { DraftStorage } from './draft-storage'
import type { JobField, SentJob } from './job-values'

/**
 * How an ad stands with the backend. `changed` waits for its turn or for a button, `incomplete` is stored but for what is half
 * written, `unreached` is tried again by itself, `refused` is not.
 */
export type SaveStatus =
  | ('saved' | 'changed' | 'saving' | 'incomplete')
  | ('unreached' | 'login' | 'refused' | 'conflict' | 'gone')

/** Two versions of an ad. */
export interface DraftConflict {
  current: OwnJob
  /** Who changed it meanwhile; null if unknown. */
  by: string | null
  /** What was changed here. */
  fields: readonly JobField[]
  /** The ad before both changes; left out where it is unknown. */
  base?: SentJob
}

export interface DraftState {
  /** The ad as the backend has it; null while it has none. */
  job: OwnJob | null
  status: SaveStatus
  savedAt: Date | null
  /** Why it was refused. */
  failure: Failure | null
  /** What is half written. */
  problems: readonly JobProblem[]
  conflict: DraftConflict | null
  /** When what this browser had kept was written; null unless it was taken over. */
  restoredAt: string | null
}

/** What a draft needs of the world. */
export interface DraftSurroundings {
  calls: {
    create(input: JobInput): Promise<Result<OwnJob>>
    /** The draft that was made of an input and never changed since; null for none. */
    findTwin(input: JobInput): Promise<Result<OwnJob | null>>
    change(id: number, change: JobInput & { revision: number }): Promise<Result<OwnJob>>
    publish(id: number): Promise<Result<OwnJob>>
    /** What a refusal of status 409 tells; null where it is about something else. */
    conflictIn(failure: Failure): Promise<Omit<DraftConflict, 'fields' | 'base'> | null>
  }
  /** Makes a call, and once more after each login that it asks for. */
  withLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>
  check(job: SentJob, fields: readonly JobField[]): Promise<CheckedJob>
  storage: DraftStorage
  now(): Date
  /** Calls back later. @returns a function that prevents it */
  later(callback: () => void, ms: number): () => void
}

/** Whether changes are saved as they are made: not in an ad that people read. */
export const isSavedByItself = (job: OwnJob | null): boolean => job?.state !== 'published'
