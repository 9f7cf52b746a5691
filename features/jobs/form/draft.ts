import { findFollowedLink } from '@/components/behavior/links/followed-link'
import type { Result } from '@/lib/api/result'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { createDraftContents, type DraftContents } from './draft-contents'
import { createDraftSaving, type DraftSaving } from './draft-saving'
import { type DraftEnvironment, isAutosaved, type JobFileKind } from './draft-state'
import type { DraftStorage } from './draft-storage'
import { type JobField, type JobValues, listChangedFields, toJobValues, toSentJob } from './job-values'

export type Draft = ReturnType<typeof createDraft>

/**
 * Creates the draft of an ad: it holds the entered and the stored values and saves changes. Only
 * one save call runs at a time, and no second ad is created if the response to the first call is
 * lost.
 */
export function createDraft(initialJob: OwnJob | null, initialValues: JobValues, environment: DraftEnvironment) {
  const { calls, storage, callWithLogin } = environment
  const contents = createDraftContents(initialJob, initialValues, environment)
  const draftSaving = createDraftSaving(contents, environment)
  const { save } = draftSaving

  /** Takes over the values that the user has entered. */
  function change(values: JobValues): void {
    const { conflict, status, job } = contents.state
    if (conflict) {
      const newFields = listChangedFields(toSentJob(contents.values), toSentJob(values))
      contents.setState({ conflict: { ...conflict, fields: [...new Set([...conflict.fields, ...newFields])] } })
    }
    contents.values = values
    contents.storeUnsaved()
    if (conflict || status === 'gone') return
    const hasFiles = Object.keys(contents.state.files).length > 0
    const isSame = contents.listChanges().length === 0 && !hasFiles
    if (status !== 'saving') contents.setState({ status: isSame ? 'saved' : 'changed' })
    if (isAutosaved(job) && !isSame) draftSaving.schedule()
  }

  /**
   * Ends a conflict between two versions of the ad.
   * @param version `yours` keeps entered values, `theirs` takes the stored ones
   * @param keptFields the fields to keep with `yours`; all changed fields by default
   */
  async function resolve(version: 'yours' | 'theirs', keptFields?: readonly JobField[]): Promise<void> {
    const { conflict } = contents.state
    if (!conflict) return
    contents.rebase(conflict.current, version === 'yours' ? (keptFields ?? conflict.fields) : [])
    if (version === 'yours') await save(true)
    else contents.setState({ status: 'saved', problems: [] })
  }

  /**
   * Saves all entered values, then publishes the ad.
   * @returns null if saving failed
   */
  async function publish(): Promise<Result<OwnJob> | null> {
    const isSaved = await save(true)
    const { job } = contents.state
    if (!isSaved || !job) return null
    const result = await callWithLogin(() => calls.publish(job.id))
    if (result.ok) replaceJob(result.value)
    return result
  }

  /**
   * Returns the ad for a call that needs its id or revision, such as an upload. An ad that is not
   * published is first created if necessary, and its entered values are saved.
   * @returns null if the ad cannot be saved
   */
  async function obtainJob(): Promise<OwnJob | null> {
    if (!isAutosaved(contents.state.job)) return contents.state.job
    contents.isNeeded = true
    return (await save(true)) ? contents.state.job : null
  }

  /**
   * Takes over an ad that another call has returned, such as an upload. The ad may contain changes
   * of other users, which are merged as after a conflict.
   * @param editorName the user who changed the ad; null if unknown
   */
  function replaceJob(job: OwnJob, editorName: string | null = null): void {
    const { conflict, job: knownJob } = contents.state
    if (knownJob && job.revision < knownJob.revision) return
    if (conflict) contents.setState({ conflict: { ...conflict, current: job } })
    else if (contents.merge(job, editorName)) return
    // Until the conflict ends, the entered values are based on the revision of the known ad.
    const { pdf, logo, has_own_logo } = job
    contents.setState({ job: knownJob && { ...knownJob, pdf, logo, has_own_logo } })
  }

  /**
   * Keeps the file of a published ad until the next save, because visitors see a stored file
   * immediately.
   * @param file null to remove the stored file, undefined to keep it
   */
  function holdFile(kind: JobFileKind, file: File | null | undefined): void {
    const { [kind]: _, ...otherFiles } = contents.state.files
    contents.setState({ files: file === undefined ? otherFiles : { ...otherFiles, [kind]: file } })
    change(contents.values)
  }

  /** Saves the entered values as a new ad. Used if the stored ad was deleted by another user. */
  async function saveAsNew(): Promise<void> {
    storage.write(contents.state.job?.id ?? null, null)
    contents.setState({ job: null, conflict: null, status: 'changed' })
    contents.isNeeded = true
    await save(true)
  }

  /** Discards unsaved values, including the copy in this browser, and returns to the stored ad. */
  function discard(): void {
    draftSaving.cancel()
    const { job } = contents.state
    contents.values = job ? toJobValues(job) : initialValues
    contents.storedJob = toSentJob(contents.values)
    contents.mayExist = false
    contents.show(contents.values)
    contents.setState({ status: 'saved', restoredAt: null, problems: [], files: {} })
    contents.storeUnsaved()
  }

  /**
   * Restores unsaved values from this browser and starts to save when the page is hidden or left.
   * @param onShow displays values that the user has not just entered
   * @returns a function that stops saving
   */
  function start(onShow: (values: JobValues) => void): () => void {
    contents.show = onShow
    restoreStoredDraft(contents, storage, draftSaving.schedule)
    return saveOnBrowserEvents(contents, draftSaving)
  }

  const actions = { change, save, publish, resolve, obtainJob, replaceJob, holdFile, saveAsNew, discard, start }
  return { ...actions, subscribe: contents.subscribe, read: () => contents.state }
}

/** Restores unsaved values from this browser, if there are any. */
function restoreStoredDraft(contents: DraftContents, storage: DraftStorage, schedule: () => void): void {
  const { job } = contents.state
  const storedDraft = storage.takeOver(job?.id ?? null)
  if (!storedDraft) return
  contents.mayExist = storedDraft.mayExist
  const changedFields = listChangedFields(contents.storedJob, toSentJob(storedDraft.values))
  const fields = storedDraft.fields.filter((field) => changedFields.includes(field))
  const isOutdated = job !== null && job.revision !== storedDraft.revision
  // If the ad was changed by another user since, only the fields listed in the draft are kept.
  const hasUnsavedValues = isOutdated ? fields.length > 0 : changedFields.length > 0
  if (!hasUnsavedValues && !storedDraft.mayExist) {
    storage.write(job?.id ?? null, null)
    return
  }
  contents.values = storedDraft.values
  contents.show(storedDraft.values)
  if (isOutdated) {
    contents.setState({ status: 'conflict', conflict: { current: job, by: null, fields } })
  } else {
    contents.setState({ status: 'changed', restoredAt: storedDraft.at })
    if (isAutosaved(job)) schedule()
  }
}

/**
 * Saves when the connection returns and when the page is hidden or left. Warns before the page is
 * left with a file that is not saved, because the browser keeps no files.
 * @returns a function that saves a last time and removes the listeners
 */
function saveOnBrowserEvents(contents: DraftContents, { save, cancel }: DraftSaving): () => void {
  const retry = () => {
    if (contents.state.status === 'unreached') void save()
  }
  const flush = () => {
    if (contents.state.status === 'changed' && isAutosaved(contents.state.job)) void save()
  }
  const flushIfHidden = () => document.visibilityState === 'hidden' && flush()
  const hasFiles = () => Object.keys(contents.state.files).length > 0
  const warn = (event: BeforeUnloadEvent) => {
    if (hasFiles()) event.preventDefault()
  }
  // A client-side navigation triggers no `beforeunload`. The links to the steps stay on the page.
  const leaveDocument = (event: MouseEvent) => {
    const link = hasFiles() ? findFollowedLink(event) : null
    if (link && link.pathname !== window.location.pathname) event.stopPropagation()
  }
  window.addEventListener('online', retry)
  window.addEventListener('beforeunload', warn)
  window.addEventListener('click', leaveDocument, true)
  document.addEventListener('visibilitychange', flushIfHidden)
  return () => {
    window.removeEventListener('online', retry)
    window.removeEventListener('beforeunload', warn)
    window.removeEventListener('click', leaveDocument, true)
    document.removeEventListener('visibilitychange', flushIfHidden)
    cancel()
    flush()
  }
}
