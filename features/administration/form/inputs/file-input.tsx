import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { formatFileSize } from '@/components/files/file-facts'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import { downloadContentSchema } from '@/lib/contract/administration/downloads'
import { useAdministration } from '../../administration-context'
import { sendDownload } from '../../calls'
import styles from '../form.module.css'
import { UploadProgress } from './upload-progress'
import { useDownloadUpload } from './use-download-upload'

interface FileInputProps {
  id: string
  label: string
  error: string | undefined
  hint: string | undefined
  isRequired: boolean
  value: unknown
  onChange: (value: unknown) => void
}

/** A file, uploaded as soon as it is selected; the previous one stays until the upload succeeds. */
export function FileInput({ id, value, error, onChange, ...frame }: FileInputProps) {
  const t = useTranslations('administration.form.file')
  const { locale } = useAdministration()
  const { progress, problem, send, cancel } = useDownloadUpload(
    (file, parts) => sendDownload(locale, file, parts),
    onChange,
  )
  const [isStored, setStored] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const content = downloadContentSchema.safeParse(value).data
  return (
    <FieldGroup id={id} error={problem ?? error} {...frame}>
      {content && (
        <p className={styles.file}>
          <strong>{content.name}</strong> {formatFileSize(content.size, locale).short}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          id={id}
          aria-describedby={problem || error ? `${id}-error` : undefined}
          isDisabled={progress !== null}
          onClick={() => chooser.current?.click()}
        >
          {t(content ? 'replace' : 'choose')}
        </Button>
        <UploadProgress progress={progress} onCancel={cancel} />
      </div>
      {/* The group shows the problem; here it is only announced. */}
      <p role="status" className={problem ? 'visually-hidden' : styles.told}>
        {progress !== null ? t('sending') : (problem ?? (isStored && t('taken')))}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={frame.label}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) setStored(await send(file))
        }}
      />
    </FieldGroup>
  )
}
