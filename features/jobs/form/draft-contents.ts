import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { createListeners } from '@/lib/listeners'
import type { DraftState, DraftSurroundings } from './draft-state'
import {
  changedFields,
  type JobField,
  type JobValues,
  jobValuesOf,
  type SentJob,
  sentJobOf,
  withFieldsOf,
} from './job-values'

/** What a draft consists of. Saving and editing both change it. */
export interface DraftContents {
  /** What the form shows of the draft; it changes by `set` only. */
  readonly state: DraftState
  /** What is entered. */
  values: JobValues
  /** What the backend has. */
  stored: SentJob
  /** Whether the backend may have created the ad although its answer was lost. */
  mayExist: boolean
  /** Whether the ad must exist in the backend although nothing is entered yet. */
  isNeeded: boolean
  /** Shows values in the form that were not entered just now. */
  show(values: JobValues): void
  /** Changes the state and notifies its subscribers. */
  set(change: Partial<DraftState>): void
  subscribe(listener: () => void): () => void
  /** The fields whose entered values the backend does not have. */
  changes(): JobField[]
  /** Keeps in this browser what the backend does not have. */
  keep(): void
  /** Takes the ad of the backend, with some fields as they are entered here. */
  rebase(job: OwnJob, fields: readonly JobField[]): void
}

/**
 * Creates the contents of a draft.
 * @param first the ad as the backend has it; null for a new one
 * @param initial the values of the form when it opens
 */
export function createDraftContents(
  first: OwnJob | null,
  initial: JobValues,
  { storage, now }: Pick<DraftSurroundings, 'storage' | 'now'>,
): DraftContents {
  const { subscribe, notify } = createListeners()
  let state: DraftState = {
    job: first,
    status: 'saved',
    savedAt: null,
    failure: null,
    problems: [],
    conflict: null,
    restoredAt: null,
  }
  const contents: DraftContents = {
    get state() {
      return state
    },
    values: initial,
    stored: sentJobOf(initial),
    mayExist: false,
    isNeeded: false,
    show: () => undefined,
    set(change) {
      state = { ...state, ...change }
      notify()
    },
    subscribe,
    changes: () => changedFields(contents.stored, sentJobOf(contents.values)),
    keep() {
      const { values, mayExist } = contents
      const fields = state.conflict?.fields ?? contents.changes()
      const isKept = fields.length > 0 || mayExist
      const at = now().toISOString()
      const revision = state.job?.revision ?? null
      storage.write(
        state.job?.id ?? null,
        isKept ? { values, fields: [...fields], revision, mayExist, at } : null,
      )
    },
    rebase(job, fields) {
      const theirs = jobValuesOf(job)
      contents.stored = sentJobOf(theirs)
      contents.values = withFieldsOf(theirs, contents.values, fields)
      contents.show(contents.values)
      contents.set({ job, conflict: null })
      contents.keep()
    },
  }
  return contents
}
