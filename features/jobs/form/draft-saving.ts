import { type Failure, type Result, toFailure } from '@/lib/api/result'
import type { JobInput, OwnJob } from '@/lib/contract/jobs/jobs'
import type { JobProblem } from './check-job'
import type { DraftContents } from './draft-contents'
import { type DraftEnvironment, isAutosaved, type JobFileKind, type SaveStatus } from './draft-state'
import { type JobField, listChangedFields, type SentJob, toSentJob } from './job-values'

/** A draft is saved if nothing was typed for this time (in milliseconds), as in the page editor. */
const saveDelayMs = 800
/** The delays in milliseconds before repeated attempts to reach the backend. */
const retryDelaysMs = [5000, 10_000, 20_000, 40_000, 60_000]

const jobFileKinds = ['pdf', 'logo'] as const satisfies readonly JobFileKind[]

/** The saving of a draft. Only one call runs at a time. */
export interface DraftSaving {
  /**
   * Saves the unsaved values.
   * @param isManual true if the user pressed a button to save. Only then an expired session opens
   * the login dialog, because it would take the focus from the form.
   * @returns true if all values are saved
   */
  save(isManual?: boolean): Promise<boolean>
  /** Saves after a pause in typing. Further calls start the pause again. */
  schedule(): void
  cancel(): void
}

/** Creates the saving of a draft. Retries after a delay if the backend cannot be reached. */
export function createDraftSaving(contents: DraftContents, environment: DraftEnvironment): DraftSaving {
  const { calls, storage } = environment
  let failedAttempts = 0
  let cancelTimer = () => {}
  let queue: Promise<unknown> = Promise.resolve()

  function schedule(callback: () => void, delayMs: number): void {
    cancelTimer()
    cancelTimer = environment.schedule(callback, delayMs)
  }

  function scheduleAutosave(): void {
    // Another call may find meanwhile that the ad was published.
    schedule(() => isAutosaved(contents.state.job) && void save(), saveDelayMs)
  }

  function save(isManual = false): Promise<boolean> {
    cancelTimer()
    const sendCall = isManual ? environment.callWithLogin : <Value>(call: () => Promise<Value>) => call()
    // Without a connection, importing the code of the call fails as well.
    const saveResult = queue.then(() => saveAll(sendCall)).catch(() => fail(toFailure({ status: 0 })))
    queue = saveResult
    return saveResult
  }

  async function saveAll(sendCall: DraftEnvironment['callWithLogin']): Promise<boolean> {
    return (await saveValues(sendCall)) && (await saveFiles(sendCall))
  }

  /** Saves the held files one after the other, because each call needs the current revision. */
  async function saveFiles(sendCall: DraftEnvironment['callWithLogin']): Promise<boolean> {
    const { job, files } = contents.state
    const [kind] = jobFileKinds.filter((name) => files[name] !== undefined)
    if (!job || kind === undefined) return true
    contents.setState({ status: 'saving', failure: null })
    const result = await sendCall(() => calls.changeFile(job, kind, files[kind] ?? null))
    if (!result.ok) return (await mergeFileConflict(result.failure, kind)) && saveAll(sendCall)
    const { [kind]: _, ...otherFiles } = contents.state.files
    contents.setState({ files: otherFiles })
    if (!contents.merge(result.value, null)) return false
    contents.setState({ status: contents.listChanges().length > 0 ? 'changed' : 'saved', savedAt: environment.now() })
    return await saveFiles(sendCall)
  }

  /** Merges the ad of a conflict; returns false without success or if the ad has another file. */
  async function mergeFileConflict(failure: Failure, kind: JobFileKind): Promise<boolean> {
    const readFile = () => JSON.stringify(contents.state.job?.[kind])
    const knownFile = readFile()
    if (!(await mergeConflict(failure))) return false
    return readFile() === knownFile || fail(failure)
  }

  async function saveValues(sendCall: DraftEnvironment['callWithLogin']): Promise<boolean> {
    const { job, conflict } = contents.state
    if (conflict) return false
    const fields = contents.listChanges()
    const mustBeCreated = !job && (contents.mayExist || contents.isNeeded)
    if (fields.length === 0 && !mustBeCreated) {
      contents.setState({ status: 'saved', problems: [] })
      return true
    }
    contents.setState({ status: 'saving', failure: null })
    const sentJob = toSentJob(contents.values)
    const checkedFields = job ? fields : (Object.keys(sentJob) as JobField[])
    const { validFields, problems } = await environment.check(sentJob, checkedFields)
    if (Object.keys(validFields).length === 0) {
      contents.setState({ status: 'incomplete', problems })
      return false
    }
    const result = await sendCall(() =>
      job ? calls.change(job.id, { ...validFields, revision: job.revision }) : createOnce(contents, calls, validFields),
    )
    if (result.ok) return applyResponse(result.value, { sentJob, validFields, problems })
    return (await mergeConflict(result.failure)) && saveValues(sendCall)
  }

  /** Takes over the ad returned by a save call; returns true if all entered values are saved. */
  function applyResponse(
    job: OwnJob,
    { sentJob, validFields, problems }: { sentJob: SentJob; validFields: JobInput; problems: readonly JobProblem[] },
  ): boolean {
    failedAttempts = 0
    if (!contents.state.job) storage.write(null, null)
    const fields = Object.keys(validFields) as JobField[]
    const sentFields = Object.fromEntries(fields.map((field) => [field, sentJob[field]]))
    contents.storedJob = { ...contents.storedJob, ...sentFields }
    const hasNewEntries = listChangedFields(sentJob, toSentJob(contents.values)).length > 0
    const nextStatus: SaveStatus = problems.length > 0 ? 'incomplete' : 'saved'
    const savedAt = environment.now()
    contents.setState({ job, savedAt, problems, restoredAt: null, status: hasNewEntries ? 'changed' : nextStatus })
    contents.storeUnsaved()
    if (hasNewEntries && isAutosaved(job)) scheduleAutosave()
    return nextStatus === 'saved' && !hasNewEntries
  }

  /** Merges the ad of a conflict; returns false if that is impossible or changes must wait. */
  async function mergeConflict(failure: Failure): Promise<boolean> {
    const wasAutosaved = isAutosaved(contents.state.job)
    const conflict = failure.status === 409 ? await calls.findConflict(failure) : null
    if (!conflict) return fail(failure)
    return contents.merge(conflict.current, conflict.by) && !(wasAutosaved && waitForButton(contents))
  }

  function fail(failure: Failure): false {
    if (failure.status === 401) contents.setState({ status: 'login' })
    else if (failure.status === 404) contents.setState({ status: 'gone' })
    else if (mayHaveBeenExecuted(failure) || failure.status === 429) {
      contents.setState({ status: 'unreached' })
      const delayMs = retryDelaysMs[Math.min(failedAttempts, retryDelaysMs.length - 1)] ?? 0
      failedAttempts += 1
      schedule(() => void save(), failure.retryAfter === null ? delayMs : failure.retryAfter * 1000)
    } else contents.setState({ status: 'refused', failure })
    contents.storeUnsaved()
    return false
  }

  return { save, schedule: scheduleAutosave, cancel: () => cancelTimer() }
}

/** Marks the changes of an ad that is now public as unsaved; returns false without changes. */
function waitForButton(contents: DraftContents): boolean {
  if (isAutosaved(contents.state.job) || contents.listChanges().length === 0) return false
  contents.setState({ status: 'changed' })
  return true
}

/**
 * Creates the ad in the backend. If an earlier attempt had no response, first searches for the ad
 * that it may have created.
 */
async function createOnce(
  contents: DraftContents,
  calls: DraftEnvironment['calls'],
  input: JobInput,
): Promise<Result<OwnJob>> {
  if (contents.mayExist) {
    const existingJob = await calls.findCreatedJob(input)
    if (!existingJob.ok) return existingJob
    contents.mayExist = false
    if (existingJob.value) return { ok: true, value: existingJob.value }
  }
  contents.mayExist = true
  contents.storeUnsaved()
  const result = await calls.create(input)
  contents.mayExist = !result.ok && mayHaveBeenExecuted(result.failure)
  return result
}

/** Returns true if the backend may have executed a call although no successful response came. */
const mayHaveBeenExecuted = ({ status }: Failure) => status === 0 || status >= 500
