import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { formatFileSize } from '@/components/files/file-format'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import { downloadContentSchema } from '@/lib/contract/administration/downloads'
import { useAdministration } from '../../administration-context'
import { sendDownload } from '../../calls'
import type { GroupInputProps } from '../field-input-props'
import styles from '../form.module.css'
import { UploadProgress } from './upload-progress'
import { useDownloadUpload } from './use-download-upload'

interface FileInputProps extends GroupInputProps {
  isRequired: boolean
}

/**
 * The input for a file. The file is uploaded as soon as the user selects it. If the upload fails,
 * the previous file stays.
 */
export function FileInput({ id, value, error, onChange, ...groupProps }: FileInputProps) {
  const t = useTranslations('administration.form.file')
  const { locale } = useAdministration()
  const { progress, problem, send, cancel } = useDownloadUpload(
    (file, options) => sendDownload(locale, file, options),
    onChange,
  )
  const [isStored, setStored] = useState(false)
  const fileInput = useRef<HTMLInputElement>(null)
  const content = downloadContentSchema.safeParse(value).data
  const outcome = problem ?? (isStored && t('taken'))
  return (
    <FieldGroup id={id} error={problem ?? error} {...groupProps}>
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
          onClick={() => fileInput.current?.click()}
        >
          {t(content ? 'replace' : 'choose')}
        </Button>
        <UploadProgress progress={progress} onCancel={cancel} />
      </div>
      {/* `FieldGroup` shows the problem. This status exists only for screen readers. */}
      <p role="status" className={problem ? 'visually-hidden' : styles.status}>
        {progress === null ? outcome : t('sending')}
      </p>
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label={groupProps.label}
        onChange={async ({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) setStored((await send(file)).kind === 'sent')
        }}
      />
    </FieldGroup>
  )
}
