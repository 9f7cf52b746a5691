import { useTranslations } from 'next-intl'
import { formatFileSize } from '@/components/files/file-format'
import { FileField } from '@/components/form/file-field'
import formStyles from '@/components/form/form.module.css'
import { useFileUpload } from '@/components/form/use-file-upload'
import { SmartLink } from '@/components/link/smart-link'
import { LogoPicture } from '@/components/media/logo-picture'
import { type Result, toFailure } from '@/lib/api/result'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { isAutosaved, type JobFileKind } from '../draft-state'
import { useJobFormContext } from '../use-job-form'
import styles from './job-files.module.css'
import { Section } from './section'

/**
 * The files of an ad: a PDF, and a logo to show instead of that of the organization. A chosen file
 * is uploaded immediately, but that of a published ad only when the ad is saved.
 */
export function JobFiles() {
  const t = useTranslations('jobs.form.files')
  const { state, locale } = useJobFormContext()
  const { job } = state
  const { pdf = null, logo = null, has_own_logo = false } = job ?? {}
  return (
    <Section title={t('title')}>
      <JobFileField kind="pdf" hasFile={pdf !== null}>
        {pdf && (
          <p className={styles.name}>
            <SmartLink href={pdf.url} opensInNewTab>
              {pdf.name}
            </SmartLink>{' '}
            <span>{formatFileSize(pdf.byte_size, locale).short}</span>
          </p>
        )}
      </JobFileField>
      <JobFileField kind="logo" hasFile={has_own_logo}>
        {logo && (
          <div className={styles.logo}>
            <LogoPicture image={logo} />
            <p className={formStyles.hint}>{has_own_logo ? t('ownLogo') : t('logoOfOrganization')}</p>
          </div>
        )}
      </JobFileField>
    </Section>
  )
}

const acceptedTypes = { pdf: 'application/pdf,.pdf', logo: 'image/png,image/jpeg,image/webp' }

interface JobFileFieldProps {
  kind: JobFileKind
  /** True if the ad has a file of this kind. */
  hasFile: boolean
  /** The current file. */
  children: React.ReactNode
}

/** The field for one file of the ad. */
function JobFileField({ kind, hasFile, children }: JobFileFieldProps) {
  const t = useTranslations('jobs.form.files')
  const { sentFraction, error, outcome, heldFile, send, remove, cancel } = useJobFile(kind)
  const removeLabel = hasFile ? t(`${kind}.remove`) : null
  const isHeld = heldFile !== undefined
  return (
    <FileField
      id={`job-${kind}`}
      label={hasFile ? t(`${kind}.replace`) : t(`${kind}.label`)}
      hint={t(`${kind}.hint`)}
      error={error}
      sentFraction={sentFraction}
      accept={acceptedTypes[kind]}
      status={isHeld ? t(heldFile ? 'held' : 'heldRemoval') : outcome && t(`${kind}.${outcome}`)}
      removeLabel={isHeld ? t('undo') : removeLabel}
      onFile={(file) => void send(file)}
      onRemove={() => void remove()}
      onCancel={cancel}
    >
      {isHeld ? heldFile && <p className={styles.name}>{heldFile.name}</p> : children}
    </FileField>
  )
}

/**
 * Uploads or removes a file of the ad. The entered values are saved first. The file of a published
 * ad is held until its owner saves the ad.
 */
function useJobFile(kind: JobFileKind) {
  const t = useTranslations('jobs.form.files')
  const { draft, state, locale, callWithLogin } = useJobFormContext()
  const upload = useFileUpload()
  const heldFile = state.files[kind]
  const isHeld = heldFile !== undefined || !isAutosaved(state.job)
  const loadCalls = () => import('../../own-jobs/own-job-calls')

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
    const conflict = (await import('../created-draft')).parseConflict(result.failure)
    if (!conflict) return result
    const { current, by } = conflict
    draft.replaceJob(current, by)
    if (JSON.stringify(current[kind]) !== JSON.stringify(job[kind])) return result
    if (isAutosaved(current)) return await callWithLogin(() => sendCall(current))
    draft.holdFile(kind, file)
    return { ok: true, value: current }
  }

  async function send(file: File): Promise<void> {
    if (isHeld) return upload.acceptsSize(file) ? draft.holdFile(kind, file) : undefined
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
