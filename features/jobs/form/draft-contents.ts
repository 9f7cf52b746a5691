import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { createListeners } from '@/lib/listeners'
import type { DraftEnvironment, DraftState } from './draft-state'
import {
  type JobField,
  type JobValues,
  listChangedFields,
  replaceFields,
  type SentJob,
  toJobValues,
  toSentJob,
} from './job-values'

/** The state and the values of a draft, shared by editing and saving. */
export interface DraftContents {
  /** The state for the form; it is replaced by `setState`, never modified. */
  readonly state: DraftState
  values: JobValues
  /** The values that the backend has stored. */
  storedJob: SentJob
  /** True if the backend may have created the ad although no response arrived. */
  mayExist: boolean
  /** True if the ad has to be created even without entered values, e.g. for an upload. */
  isNeeded: boolean
  /** Displays values in the form, e.g. after restoring a draft. */
  show(values: JobValues): void
  /** Changes the state and calls its subscribers. */
  setState(change: Partial<DraftState>): void
  subscribe(listener: () => void): () => void
  /** Returns the fields whose values differ from those stored in the backend. */
  listChanges(): JobField[]
  /** Stores the unsaved values in this browser, or removes the stored copy if there are none. */
  storeUnsaved(): void
  /** Takes over the stored ad of the backend, but keeps the entered values of the given fields. */
  rebase(job: OwnJob, fields: readonly JobField[]): void
  /**
   * Takes over the changes of other users in fields that were not edited here.
   * @returns false if both versions changed a field; the state is then a conflict
   */
  merge(job: OwnJob, editorName: string | null): boolean
}

/**
 * Creates the contents of a draft.
 * @param initialJob the ad as stored in the backend; null for a new one
 * @param initialValues the initial values of the form
 */
export function createDraftContents(
  initialJob: OwnJob | null,
  initialValues: JobValues,
  { storage, now }: Pick<DraftEnvironment, 'storage' | 'now'>,
): DraftContents {
  const { subscribe, notify } = createListeners()
  let state: DraftState = {
    job: initialJob,
    status: 'saved',
    savedAt: null,
    failure: null,
    problems: [],
    conflict: null,
    files: {},
    restoredAt: null,
  }
  const contents: DraftContents = {
    get state() {
      return state
    },
    values: initialValues,
    storedJob: toSentJob(initialValues),
    mayExist: false,
    isNeeded: false,
    show: () => undefined,
    setState(change) {
      state = { ...state, ...change }
      notify()
    },
    subscribe,
    listChanges: () => listChangedFields(contents.storedJob, toSentJob(contents.values)),
    storeUnsaved() {
      const { values, mayExist } = contents
      const fields = state.conflict?.fields ?? contents.listChanges()
      const hasUnsaved = fields.length > 0 || mayExist
      const revision = state.job?.revision ?? null
      const draft = { values, fields: [...fields], revision, mayExist, at: now().toISOString() }
      storage.write(state.job?.id ?? null, hasUnsaved ? draft : null)
    },
    rebase(job, fields) {
      const currentValues = toJobValues(job)
      contents.storedJob = toSentJob(currentValues)
      contents.values = replaceFields(currentValues, contents.values, fields)
      contents.show(contents.values)
      contents.setState({ job, conflict: null })
      contents.storeUnsaved()
    },
    merge(job, editorName) {
      // The stored ad instead of the sent values, which the backend normalizes.
      const base = state.job ? toSentJob(toJobValues(state.job)) : contents.storedJob
      const theirJob = toSentJob(toJobValues(job))
      const theirFields = listChangedFields(base, theirJob)
      const fields = contents.listChanges()
      const isContested = listChangedFields(theirJob, toSentJob(contents.values)).some(
        (field) => theirFields.includes(field) && fields.includes(field),
      )
      if (isContested)
        contents.setState({ status: 'conflict', conflict: { current: job, by: editorName, fields, base } })
      else if (theirFields.length > 0) contents.rebase(job, fields)
      else contents.setState({ job })
      contents.storeUnsaved()
      return !isContested
    },
  }
  return contents
}
