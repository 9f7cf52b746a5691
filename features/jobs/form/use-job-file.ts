import { useTranslations } from 'next-intl'
import { useFileUpload } from '@/components/form/use-file-upload'
import { type Result, toFailure } from '@/lib/api/result'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { isAutosaved, type JobFileKind } from './draft-state'
import { useJobFormContext } from './use-job-form'

/**
 * Uploads or removes a file of the ad. The entered values are saved first. The file of a published
 * ad is held until its owner saves the ad.
 */
export function useJobFile(kind: JobFileKind) {
  const t = useTranslations('jobs.form.files')
  const { draft, state, locale, callWithLogin } = useJobFormContext()
  const upload = useFileUpload()
  const heldFile = state.files[kind]
  const isHeld = heldFile !== undefined || !isAutosaved(state.job)
  const loadCalls = () => import('../own-jobs/own-job-calls')

  /**
   * Makes a call that stores the file. Repeats it if another user has changed the ad, unless this
   * file was changed. Holds the file if the ad was published.
   * @param file null to remove the stored file
   */
  async function callForJob(
    file: File | null,
    sendCall: (job: OwnJob) => Promise<Result<OwnJob>>,
  ): Promise<Result<OwnJob>> {
    const job = await draft.obtainJob()
    if (!job) return { ok: false, failure: { ...toFailure({ status: 400 }), detail: t('unsaved') } }
    const result = await callWithLogin(() => sendCall(job))
    if (result.ok || result.failure.status !== 409) return result
    const conflict = (await import('./created-draft')).parseConflict(result.failure)
    if (!conflict) return result
    const { current, by } = conflict
    draft.replaceJob(current, by)
    if (JSON.stringify(current[kind]) !== JSON.stringify(job[kind])) return result
    if (isAutosaved(current)) return await callWithLogin(() => sendCall(current))
    draft.holdFile(kind, file)
    return { ok: true, value: current }
  }

  async function send(file: File): Promise<void> {
    if (isHeld) return upload.checkSize(file) ? draft.holdFile(kind, file) : undefined
    const uploadResult = await upload.send(file, (parts) =>
      callForJob(file, async (job) => (await loadCalls()).sendJobFile(locale, job, { kind, file, upload: parts })),
    )
    if (uploadResult) draft.replaceJob(uploadResult.value)
  }

  async function remove(): Promise<void> {
    if (isHeld) return draft.holdFile(kind, heldFile === undefined ? null : undefined)
    const removalResult = await upload.remove(() =>
      callForJob(null, async (job) => (await loadCalls()).removeJobFile(locale, job, kind)),
    )
    if (removalResult) draft.replaceJob(removalResult.value)
  }

  return { ...upload, heldFile, send, remove }
}
