import type { Result } from '@/lib/api/result'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { createDraftContents, type DraftContents } from './draft-contents'
import { createDraftSaving, type DraftSaving } from './draft-saving'
import { type DraftSurroundings, isSavedByItself } from './draft-state'
import type { DraftStorage } from './draft-storage'
import { type JobField, type JobValues, listChangedFields, toJobValues, toSentJob } from './job-values'

export type Draft = ReturnType<typeof createDraft>

/**
 * Creates the draft of an ad, which keeps the entered and the stored values and saves changes.
 * Only one call runs at a time, and a new ad is created once, even if a response is lost.
 */
export function createDraft(first: OwnJob | null, initial: JobValues, surroundings: DraftSurroundings) {
  const { calls, storage, withLogin } = surroundings
  const contents = createDraftContents(first, initial, surroundings)
  const saving = createDraftSaving(contents, surroundings)
  const { save } = saving

  /** Applies entered values. */
  function change(values: JobValues): void {
    const { conflict, status, job } = contents.state
    if (conflict) {
      const more = listChangedFields(toSentJob(contents.values), toSentJob(values))
      contents.set({ conflict: { ...conflict, fields: [...new Set([...conflict.fields, ...more])] } })
    }
    contents.values = values
    contents.keep()
    if (conflict || status === 'gone') return
    const isSame = contents.changes().length === 0
    if (status !== 'saving') contents.set({ status: isSame ? 'saved' : 'changed' })
    if (isSavedByItself(job) && !isSame) saving.schedule()
  }

  /**
   * Resolves a conflict with one of the versions.
   * @param keptFields the fields to keep with the version `mine`; all changed fields by default
   */
  async function resolve(version: 'mine' | 'theirs', keptFields?: readonly JobField[]): Promise<void> {
    const { conflict } = contents.state
    if (!conflict) return
    contents.rebase(conflict.current, version === 'mine' ? (keptFields ?? conflict.fields) : [])
    if (version === 'mine') await save(true)
    else contents.set({ status: 'saved', problems: [] })
  }

  /**
   * Publishes the ad after saving all values.
   * @returns null if saving failed
   */
  async function publish(): Promise<Result<OwnJob> | null> {
    const isSaved = await save(true)
    const { job } = contents.state
    if (!isSaved || !job) return null
    const result = await withLogin(() => calls.publish(job.id))
    if (result.ok) contents.set({ job: result.value })
    return result
  }

  /**
   * Returns the ad for another call, such as an upload. Unless the ad is published, first creates
   * it if necessary and saves the entered values.
   * @returns null if the ad cannot be saved
   */
  async function obtainJob(): Promise<OwnJob | null> {
    if (!isSavedByItself(contents.state.job)) return contents.state.job
    contents.isNeeded = true
    return (await save(true)) ? contents.state.job : null
  }

  /** Replaces the ad after another call changed it, such as an upload. */
  function replaceJob(job: OwnJob): void {
    contents.set({ job })
    contents.keep()
  }

  /** Saves the entered values as a new ad after the stored ad was deleted. */
  async function saveAsNew(): Promise<void> {
    storage.write(contents.state.job?.id ?? null, null)
    contents.set({ job: null, conflict: null, status: 'changed' })
    contents.isNeeded = true
    await save(true)
  }

  /** Discards unsaved values, also those kept in this browser, and shows the stored ad again. */
  function discard(): void {
    saving.cancel()
    const { job } = contents.state
    contents.values = job ? toJobValues(job) : initial
    contents.stored = toSentJob(contents.values)
    contents.mayExist = false
    contents.show(contents.values)
    contents.set({ status: 'saved', restoredAt: null, problems: [] })
    contents.keep()
  }

  /**
   * Restores the draft kept in this browser, and begins to save on browser events.
   * @param onShow shows values that the user has not just entered
   * @returns a function that stops it
   */
  function start(onShow: (values: JobValues) => void): () => void {
    contents.show = onShow
    restoreKeptDraft(contents, storage, saving.schedule)
    return saveOnBrowserEvents(contents, saving)
  }

  const actions = { change, save, publish, resolve, obtainJob, replaceJob, saveAsNew, discard, start }
  return { ...actions, subscribe: contents.subscribe, read: () => contents.state }
}

/** Restores the draft kept in this browser, if it has unsaved values. */
function restoreKeptDraft(contents: DraftContents, storage: DraftStorage, schedule: () => void): void {
  const { job } = contents.state
  const keptDraft = storage.read(job?.id ?? null)
  if (!keptDraft) return
  contents.mayExist = keptDraft.mayExist
  const changedFields = listChangedFields(contents.stored, toSentJob(keptDraft.values))
  const fields = keptDraft.fields.filter((field) => changedFields.includes(field))
  const isOutdated = job !== null && job.revision !== keptDraft.revision
  // If the ad has another revision, another user may have changed further fields.
  const hasUnsavedValues = isOutdated ? fields.length > 0 : changedFields.length > 0
  if (!hasUnsavedValues && !keptDraft.mayExist) {
    storage.write(job?.id ?? null, null)
    return
  }
  contents.values = keptDraft.values
  contents.show(keptDraft.values)
  if (isOutdated) {
    contents.set({ status: 'conflict', conflict: { current: job, by: null, fields } })
  } else {
    contents.set({ status: 'changed', restoredAt: keptDraft.at })
    if (isSavedByItself(job)) schedule()
  }
}

/**
 * Saves when the connection returns and when the page is hidden or left.
 * @returns a function that stops this after a last save
 */
function saveOnBrowserEvents(contents: DraftContents, { save, cancel }: DraftSaving): () => void {
  const retry = () => {
    if (contents.state.status === 'unreached') void save()
  }
  const flush = () => {
    if (contents.state.status === 'changed' && isSavedByItself(contents.state.job)) void save()
  }
  const flushIfHidden = () => document.visibilityState === 'hidden' && flush()
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', flushIfHidden)
  return () => {
    window.removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', flushIfHidden)
    cancel()
    flush()
  }
}
