import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { formatFileSize } from '@/components/files/file-facts'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { type JobFileKind, useJobFile } from '../use-job-file'
import { useJobFormParts } from '../use-job-form'
import styles from './job-files.module.css'
import { Section } from './section'

/** The files of an ad: a PDF, and a logo in place of the organization's. They are sent at once. */
export function JobFiles() {
  const t = useTranslations('jobs.form.files')
  const { state, locale } = useJobFormParts()
  const { job } = state
  const { pdf = null, logo = null, has_own_logo = false } = job ?? {}
  return (
    <Section title={t('title')}>
      <FileLine kind="pdf" isThere={pdf !== null}>
        {pdf && (
          <p className={styles.name}>
            <a href={pdf.url} target="_blank" rel="noopener">
              {pdf.name}
            </a>{' '}
            <span>{formatFileSize(pdf.byte_size, locale).short}</span>
          </p>
        )}
      </FileLine>
      <FileLine kind="logo" isThere={has_own_logo}>
        {logo && (
          <div className={styles.logo}>
            <Picture image={logo} className={styles.picture} sizes="15rem" />
            <p className={formStyles.hint}>{has_own_logo ? t('ownLogo') : t('logoOfOrganization')}</p>
          </div>
        )}
      </FileLine>
    </Section>
  )
}

const accepted = { pdf: 'application/pdf,.pdf', logo: 'image/png,image/jpeg,image/webp' }

interface FileLineProps {
  kind: JobFileKind
  /** Whether the ad has such a file of its own. */
  isThere: boolean
  /** The file as it is. */
  children: React.ReactNode
}

/** One file: choosing it or dropping it here sends it in place of the one that is there. */
function FileLine({ kind, isThere, children }: FileLineProps) {
  const t = useTranslations('jobs.form.files')
  const input = useRef<HTMLInputElement>(null)
  const { part, error, outcome, send, remove, cancel } = useJobFile(kind)
  const [isOver, setOver] = useState(false)
  const isSending = part !== null
  const sendFirst = (files: FileList | null) => {
    const file = files?.item(0)
    if (file && !isSending) void send(file).then((isSent) => !isSent && input.current?.focus())
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside takes files without a pointer, too
    <div
      className={styles.file}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        sendFirst(event.dataTransfer.files)
      }}
    >
      {children}
      <Field
        id={`job-${kind}`}
        label={isThere ? t(`${kind}.replace`) : t(`${kind}.label`)}
        hint={t(`${kind}.hint`)}
        error={error}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className={formStyles.input}
            type="file"
            accept={accepted[kind]}
            disabled={isSending}
            onChange={({ currentTarget }) => {
              sendFirst(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <div className={styles.state}>
        <p role="status">{isSending ? t('sending') : outcome && t(`${kind}.${outcome}`)}</p>
        {isSending && (
          <>
            <progress aria-label={t('sending')} value={part} />
            <Button onClick={cancel}>{t('cancel')}</Button>
          </>
        )}
        {isThere && !isSending && (
          <Button
            onClick={() => {
              void remove()
              input.current?.focus()
            }}
          >
            {t(`${kind}.remove`)}
          </Button>
        )}
      </div>
    </div>
  )
}
