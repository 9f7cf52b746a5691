import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../ui/button'
import { Field } from './field'
import styles from './file-field.module.css'
import formStyles from './form.module.css'

interface FileFieldProps {
  id: string
  label: string
  hint: string
  error: string | undefined
  /** Media types and extensions, as in the attribute `accept`. */
  accept: string
  /** Fraction of the file that is sent, from 0 to 1; null while no file is sent. */
  sentFraction: number | null
  /** Result of the last action. */
  status: string | null
  /** Label of the button that removes the file; null if there is no file. */
  removeLabel: string | null
  onFile: (file: File) => void
  onRemove: () => void
  onCancel: () => void
  /** The current file. */
  children: ReactNode
}

/**
 * Field for one file, which is uploaded immediately when it is chosen or dropped and replaces the
 * current one.
 */
export function FileField({
  id,
  label,
  hint,
  error,
  accept,
  sentFraction,
  status,
  removeLabel,
  onFile,
  onRemove,
  onCancel,
  children,
}: FileFieldProps) {
  const t = useTranslations('forms.file')
  const input = useRef<HTMLInputElement>(null)
  const [isDraggedOver, setDraggedOver] = useState(false)
  const isSending = sentFraction !== null
  const uploadFirst = (files: FileList | null) => {
    const file = files?.item(0)
    if (file && !isSending) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input also works without a pointer
    <div
      className={styles.file}
      data-over={isDraggedOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDraggedOver(false)
        uploadFirst(event.dataTransfer.files)
      }}
    >
      {children}
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className={formStyles.input}
            type="file"
            accept={accept}
            aria-disabled={isSending}
            onClick={(event) => isSending && event.preventDefault()}
            onChange={({ currentTarget }) => {
              uploadFirst(currentTarget.files)
              currentTarget.value = ''
            }}
          />
        )}
      </Field>
      <div className={styles.state}>
        <p role="status">{isSending ? t('sending') : status}</p>
        {isSending && (
          <>
            <progress aria-label={t('sending')} value={sentFraction} />
            <Button onClick={onCancel}>{t('cancel')}</Button>
          </>
        )}
        {removeLabel !== null && !isSending && (
          <Button
            onClick={() => {
              onRemove()
              input.current?.focus()
            }}
          >
            {removeLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
