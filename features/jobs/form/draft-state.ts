import type { Failure, Result } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import type { CheckedJob, JobProblem } from './check-job'
import type { DraftStorage } from './draft-storage'
import type { JobField, SentJob } from './job-values'

/**
 * The state of saving: `changed` waits for its time or a button, `incomplete` is stored except for
 * invalid fields, `unreached` is retried, `refused` is not.
 */
export type SaveStatus =
  | ('saved' | 'changed' | 'saving' | 'incomplete')
  | ('unreached' | 'login' | 'refused' | 'conflict' | 'gone')

/** Two versions of an ad. */
export interface DraftConflict {
  current: OwnJob
  /** The other writer; null if unknown. */
  by: string | null
  /** The fields changed in this form. */
  fields: readonly JobField[]
  /** The ad before both changes; omitted if unknown. */
  base?: SentJob
}

export interface DraftState {
  /** The ad in the backend; null before it is created. */
  job: OwnJob | null
  status: SaveStatus
  savedAt: Date | null
  /** The reason for the refusal. */
  failure: Failure | null
  /** The problems of incomplete fields. */
  problems: readonly JobProblem[]
  conflict: DraftConflict | null
  /** The time of the restored text, ISO 8601; null if nothing was restored. */
  restoredAt: string | null
}

/** The dependencies of a draft. */
export interface DraftSurroundings {
  calls: {
    create(input: JobInput): Promise<Result<OwnJob>>
    /** Finds the unchanged draft created from an input; null for none. */
    findCreatedJob(input: JobInput): Promise<Result<OwnJob | null>>
    change(id: number, change: JobInput & { revision: number }): Promise<Result<OwnJob>>
    publish(id: number): Promise<Result<OwnJob>>
    /** Returns the conflict in a response with status 409; null for another cause. */
    findConflict(failure: Failure): Promise<Omit<DraftConflict, 'fields' | 'base'> | null>
  }
  /** Makes a call, and repeats it after each required login. */
  withLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>
  check(job: SentJob, fields: readonly JobField[]): Promise<CheckedJob>
  storage: DraftStorage
  now(): Date
  /**
   * Schedules a callback.
   * @returns a function that cancels it
   */
  schedule(callback: () => void, ms: number): () => void
}

/** Returns true if changes are saved automatically. Changes of a published ad are not. */
export const isSavedByItself = (job: OwnJob | null): boolean => job?.state !== 'published'
