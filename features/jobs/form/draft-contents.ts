import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { createListeners } from '@/lib/listeners'
import type { DraftState, DraftSurroundings } from './draft-state'
import {
  type JobField,
  type JobValues,
  listChangedFields,
  replaceFields,
  type SentJob,
  toJobValues,
  toSentJob,
} from './job-values'

/** The contents of a draft, changed by editing and saving. */
export interface DraftContents {
  /** The state that the form shows; it changes only by `set`. */
  readonly state: DraftState
  /** The values in the form. */
  values: JobValues
  /** The values in the backend. */
  stored: SentJob
  /** True if the backend may have created the ad although its response was lost. */
  mayExist: boolean
  /** True if the ad must exist in the backend before any value is entered. */
  isNeeded: boolean
  /** Shows values in the form that were not entered just now. */
  show(values: JobValues): void
  /** Changes the state and notifies its subscribers. */
  set(change: Partial<DraftState>): void
  subscribe(listener: () => void): () => void
  /** Returns the fields whose values the backend does not have. */
  changes(): JobField[]
  /** Stores unsaved values in this browser. */
  keep(): void
  /** Applies the ad of the backend, but keeps some fields as entered. */
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
    stored: toSentJob(initial),
    mayExist: false,
    isNeeded: false,
    show: () => undefined,
    set(change) {
      state = { ...state, ...change }
      notify()
    },
    subscribe,
    changes: () => listChangedFields(contents.stored, toSentJob(contents.values)),
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
      const currentValues = toJobValues(job)
      contents.stored = toSentJob(currentValues)
      contents.values = replaceFields(currentValues, contents.values, fields)
      contents.show(contents.values)
      contents.set({ job, conflict: null })
      contents.keep()
    },
  }
  return contents
}
