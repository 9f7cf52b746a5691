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
  /** Sent fraction, from 0 to 1; null while nothing is sent. */
  part: number | null
  /** Result of the last action. */
  status: string | null
  /** Null if there is nothing to remove. */
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
  part,
  status,
  removeLabel,
  onFile,
  onRemove,
  onCancel,
  children,
}: FileFieldProps) {
  const t = useTranslations('forms.file')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isSending = part !== null
  const uploadFirst = (files: FileList | null) => {
    const file = files?.item(0)
    if (file && !isSending) onFile(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input also works without a pointer
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
            <progress aria-label={t('sending')} value={part} />
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
