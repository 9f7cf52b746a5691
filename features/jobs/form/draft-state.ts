import type { Failure, Result } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import type { CheckedJob, JobProblem } from './check-job'
import type { DraftStorage } from './draft-storage'
import type { JobField, SentJob } from './job-values'

/**
 * The state of saving: `changed` values are saved after a delay or by a button, `incomplete` means
 * that all but the invalid fields are stored. An `unreached` call is retried, a `refused` one is
 * not.
 */
export type SaveStatus =
  | ('saved' | 'changed' | 'saving' | 'incomplete')
  | ('unreached' | 'login' | 'refused' | 'conflict' | 'gone')

/** A conflict: the ad in the backend was changed by another user while it was edited here. */
export interface DraftConflict {
  current: OwnJob
  /** The name of the user who changed the ad in the backend; null if unknown. */
  by: string | null
  /** The fields changed in this form. */
  fields: readonly JobField[]
  /** The values that both versions started from; undefined if they are unknown. */
  base?: SentJob
}

export type JobFileKind = 'pdf' | 'logo'

export interface DraftState {
  /** The ad as stored in the backend; null before it is created. */
  job: OwnJob | null
  status: SaveStatus
  savedAt: Date | null
  /** The response of the backend if it refused to save. */
  failure: Failure | null
  /** The problems of the fields that could not be saved. */
  problems: readonly JobProblem[]
  conflict: DraftConflict | null
  /** The files of a published ad that are not saved yet; null removes the stored file. */
  files: Partial<Record<JobFileKind, File | null>>
  /** The time at which restored values were entered, ISO 8601; null if no values were restored. */
  restoredAt: string | null
}

/** The calls, storage and clock that a draft uses. Tests replace them. */
export interface DraftEnvironment {
  calls: {
    create(input: JobInput): Promise<Result<OwnJob>>
    /** Finds the draft that an earlier call created from the same input; null if there is none. */
    findCreatedJob(input: JobInput): Promise<Result<OwnJob | null>>
    change(id: number, change: JobInput & { revision: number }): Promise<Result<OwnJob>>
    /** Uploads a file of the ad; null removes it. */
    changeFile(job: OwnJob, kind: JobFileKind, file: File | null): Promise<Result<OwnJob>>
    publish(id: number): Promise<Result<OwnJob>>
    /** Returns the other version of the ad from a response with status 409; otherwise null. */
    findConflict(failure: Failure): Promise<Omit<DraftConflict, 'fields' | 'base'> | null>
  }
  /** Makes a call. If it fails for lack of a login, asks for the login and makes it again. */
  callWithLogin<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>
  check(job: SentJob, fields: readonly JobField[]): Promise<CheckedJob>
  storage: DraftStorage
  now(): Date
  /**
   * Schedules a callback.
   * @returns a function that cancels it
   */
  schedule(callback: () => void, ms: number): () => void
}

/** Returns true if changes are saved automatically; changes of a published ad need a button. */
export const isAutosaved = (job: OwnJob | null): boolean => job?.state !== 'published'
