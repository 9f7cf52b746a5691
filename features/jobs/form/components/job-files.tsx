import { useTranslations } from 'next-intl'
import { formatFileSize } from '@/components/files/file-format'
import { FileField } from '@/components/form/file-field'
import formStyles from '@/components/form/form.module.css'
import { SmartLink } from '@/components/link/smart-link'
import { LogoPicture } from '@/components/media/logo-picture'
import type { JobFileKind } from '../draft-state'
import { useJobFile } from '../use-job-file'
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
