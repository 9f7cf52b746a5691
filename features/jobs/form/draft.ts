import { type Failure, failureOf, type Result } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import { createListeners } from '@/lib/listeners'
import type { JobProblem } from './check-job'
import { type DraftState, type DraftSurroundings, isSavedByItself, type SaveStatus } from './draft-state'
import {
  changedFields,
  type JobField,
  type JobValues,
  jobValuesOf,
  type SentJob,
  sentJobOf,
  withFieldsOf,
} from './job-values'

/** The pause in writing after which a draft is saved, in milliseconds; as in the page editor. */
const saveDelay = 800
/** The pauses between attempts to reach the backend. */
const retryDelays = [5000, 10_000, 20_000, 40_000, 60_000]

export type Draft = ReturnType<typeof createDraft>

/**
 * An ad while it is written: what is entered, what the backend has of it, and how the one becomes the other. One call is under way at a
 * time, and a new ad is created once, whatever becomes of the answer.
 */
export function createDraft(first: OwnJob | null, initial: JobValues, surroundings: DraftSurroundings) {
  const { calls, storage } = surroundings
  const { subscribe, notify } = createListeners()
  let state: DraftState = {
    ...{ job: first, status: 'saved', savedAt: null, failure: null, problems: [], conflict: null },
    restoredAt: null,
  }
  let values = initial
  /** What the backend has. */
  let stored = sentJobOf(initial)
  let mayExist = false
  /** Whether the ad has to be there although nothing is written yet. */
  let isNeeded = false
  let attempts = 0
  let cancel = () => {}
  let queue: Promise<unknown> = Promise.resolve()
  let show: (values: JobValues) => void = () => undefined

  const set = (change: Partial<DraftState>) => {
    state = { ...state, ...change }
    notify()
  }
  const idOf = () => state.job?.id ?? null
  const changes = () => changedFields(stored, sentJobOf(values))

  function keep(): void {
    const fields = state.conflict?.fields ?? changes()
    const isKept = fields.length > 0 || mayExist
    const at = surroundings.now().toISOString()
    const revision = state.job?.revision ?? null
    storage.write(idOf(), isKept ? { values, fields: [...fields], revision, mayExist, at } : null)
  }

  function schedule(ms = saveDelay): void {
    cancel()
    cancel = surroundings.later(() => void save(), ms)
  }

  /** What was entered. */
  function change(entered: JobValues): void {
    const { conflict } = state
    if (conflict) {
      const more = changedFields(sentJobOf(values), sentJobOf(entered))
      set({ conflict: { ...conflict, fields: [...new Set([...conflict.fields, ...more])] } })
    }
    values = entered
    keep()
    if (conflict || state.status === 'gone') return
    const isSame = changes().length === 0
    if (state.status !== 'saving') set({ status: isSame ? 'saved' : 'changed' })
    if (isSavedByItself(state.job) && !isSame) schedule()
  }

  /**
   * Saves what is not saved yet.
   * @param isAsked whether somebody asked for it: then a login that has ended is asked for as well, which else would take the focus
   * from whoever writes
   * @returns whether all of it is saved
   */
  function save(isAsked = false): Promise<boolean> {
    cancel()
    const attempt = isAsked ? surroundings.withLogin : <Value>(call: () => Promise<Value>) => call()
    // The form's own scripts may be out of reach as well.
    const saved = queue.then(() => store(attempt)).catch(() => fail(failureOf({ status: 0 })))
    queue = saved
    return saved
  }

  async function store(attempt: DraftSurroundings['withLogin']): Promise<boolean> {
    if (state.conflict) return false
    const { job } = state
    const fields = changes()
    if (fields.length === 0 && (job || !(mayExist || isNeeded))) {
      set({ status: 'saved', problems: [] })
      return true
    }
    set({ status: 'saving', failure: null })
    const sent = sentJobOf(values)
    const asked = job ? fields : (Object.keys(sent) as JobField[])
    const { valid, problems } = await surroundings.check(sent, asked)
    if (Object.keys(valid).length === 0) {
      set({ status: 'incomplete', problems })
      return false
    }
    const result = await attempt(() =>
      job ? calls.change(job.id, { ...valid, revision: job.revision }) : create(valid),
    )
    if (result.ok) return take(result.value, { sent, valid, problems })
    return (await isPutTogether(result.failure, fields)) && store(attempt)
  }

  /** Whether a refused change goes on with what somebody else wrote in other fields; where it does not, the state says why. */
  async function isPutTogether(failure: Failure, fields: readonly JobField[]): Promise<boolean> {
    const conflict = failure.status === 409 ? await calls.conflictIn(failure) : null
    if (!conflict) return fail(failure)
    const theirs = changedFields(stored, sentJobOf(jobValuesOf(conflict.current)))
    const isContested = theirs.some((field) => fields.includes(field))
    if (isContested) {
      set({ status: 'conflict', conflict: { ...conflict, fields, base: stored } })
      keep()
    } else takeMine(conflict.current, changes())
    return !isContested
  }

  /** Takes what was stored. @returns whether it is all that was entered */
  function take(
    job: OwnJob,
    { sent, valid, problems }: { sent: SentJob; valid: JobInput; problems: readonly JobProblem[] },
  ): boolean {
    attempts = 0
    if (!state.job) storage.write(null, null)
    const fields = Object.keys(valid) as JobField[]
    stored = { ...stored, ...Object.fromEntries(fields.map((field) => [field, sent[field]])) }
    const isWrittenOn = changedFields(sent, sentJobOf(values)).length > 0
    const rest: SaveStatus = problems.length > 0 ? 'incomplete' : 'saved'
    const savedAt = surroundings.now()
    set({ job, savedAt, problems, restoredAt: null, status: isWrittenOn ? 'changed' : rest })
    keep()
    if (isWrittenOn && isSavedByItself(job)) schedule()
    return rest === 'saved' && !isWrittenOn
  }

  /** Makes the draft; after an attempt of which nothing was heard, it looks for that one's draft first. */
  async function create(input: JobInput): Promise<Result<OwnJob>> {
    if (mayExist) {
      const twin = await calls.findTwin(input)
      if (!twin.ok) return twin
      mayExist = false
      if (twin.value) return { ok: true, value: twin.value }
    }
    mayExist = true
    keep()
    const result = await calls.create(input)
    mayExist = !result.ok && isUnheard(result.failure)
    return result
  }

  function fail(failure: Failure): false {
    if (failure.status === 401) set({ status: 'login' })
    else if (failure.status === 404) set({ status: 'gone' })
    else if (isUnheard(failure) || failure.status === 429) {
      set({ status: 'unreached' })
      const ms = retryDelays[Math.min(attempts, retryDelays.length - 1)]
      attempts += 1
      schedule(failure.retryAfter === null ? ms : failure.retryAfter * 1000)
    } else set({ status: 'refused', failure })
    keep()
    return false
  }

  /** Writes some fields as they are here into the ad as it is there. */
  function takeMine(job: OwnJob, fields: readonly JobField[]): void {
    const theirs = jobValuesOf(job)
    stored = sentJobOf(theirs)
    values = withFieldsOf(theirs, values, fields)
    show(values)
    set({ job, conflict: null })
    keep()
  }

  /**
   * Settles a conflict by one of the versions.
   * @param mine the fields that stay as they are here with the version `mine`; all that were changed, if left out
   */
  async function resolve(version: 'mine' | 'theirs', mine?: readonly JobField[]): Promise<void> {
    const { conflict } = state
    if (!conflict) return
    takeMine(conflict.current, version === 'mine' ? (mine ?? conflict.fields) : [])
    if (version === 'mine') await save(true)
    else set({ status: 'saved', problems: [] })
  }

  /** Publishes the ad, once all of it is saved. @returns null where it could not be saved */
  async function publish(): Promise<Result<OwnJob> | null> {
    if (!(await save(true)) || !state.job) return null
    const { id } = state.job
    const result = await surroundings.withLogin(() => calls.publish(id))
    if (result.ok) set({ job: result.value })
    return result
  }

  /**
   * The ad, made if need be, for what is added by other calls. What is written in a draft is saved before.
   * @returns null where it cannot be saved
   */
  async function obtainJob(): Promise<OwnJob | null> {
    if (!isSavedByItself(state.job)) return state.job
    isNeeded = true
    return (await save(true)) ? state.job : null
  }

  /** Takes what the backend answered to a change that was not made here, an upload for example. */
  function replaceJob(job: OwnJob): void {
    set({ job })
    keep()
  }

  /** Makes a draft of an ad that is there no more. */
  async function saveAsNew(): Promise<void> {
    storage.write(idOf(), null)
    set({ job: null, conflict: null, status: 'changed' })
    isNeeded = true
    await save(true)
  }

  /** Forgets what this browser kept and was taken over. */
  function discard(): void {
    cancel()
    const { job } = state
    values = job ? jobValuesOf(job) : initial
    stored = sentJobOf(values)
    mayExist = false
    show(values)
    set({ status: 'saved', restoredAt: null, problems: [] })
    keep()
  }

  /** Takes over what this browser has kept. */
  function restore(): void {
    const kept = storage.read(idOf())
    const { job } = state
    if (!kept) return
    mayExist = kept.mayExist
    const changed = changedFields(stored, sentJobOf(kept.values))
    const fields = kept.fields.filter((field) => changed.includes(field))
    const isOutdated = job !== null && job.revision !== kept.revision
    // Fields that were not changed here are somebody else's change in an ad of another revision.
    const isNews = isOutdated ? fields.length > 0 : changed.length > 0
    if (!isNews && !mayExist) {
      storage.write(idOf(), null)
      return
    }
    values = kept.values
    show(values)
    if (isOutdated) {
      set({ status: 'conflict', conflict: { current: job, by: null, fields } })
    } else {
      set({ status: 'changed', restoredAt: kept.at })
      if (isSavedByItself(job)) schedule()
    }
  }

  /**
   * Begins in the browser.
   * @param onShow shows values that were not entered just now
   * @returns a function that ends it
   */
  function start(onShow: (values: JobValues) => void): () => void {
    show = onShow
    restore()
    const retry = () => {
      if (state.status === 'unreached') void save()
    }
    const flush = () => {
      if (state.status === 'changed' && isSavedByItself(state.job)) void save()
    }
    const leave = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', leave)
      cancel()
      flush()
    }
  }

  const actions = { change, save, publish, resolve, obtainJob, replaceJob, saveAsNew, discard, start }
  return { ...actions, subscribe, read: () => state }
}

/** Whether a call may have been done although its answer does not say so. */
const isUnheard = ({ status }: Failure) => status === 0 || status >= 500
