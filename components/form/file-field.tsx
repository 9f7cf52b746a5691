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
  /** Types and extensions, as the attribute `accept` has them. */
  accept: string
  /** The part of 1 that is sent; null while nothing is. */
  part: number | null
  /** What was done last. */
  status: string | null
  /** Null where there is nothing to remove. */
  removeLabel: string | null
  onFile: (file: File) => void
  onRemove: () => void
  onCancel: () => void
  /** The file as it is. */
  children: ReactNode
}

/** One file that is sent at once: choosing it or dropping it here sends it in place of the one that is there. */
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
  const takeFirst = (files: FileList | null) => {
    const file = files?.item(0)
    if (file && !isSending) onFile(file)
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
        takeFirst(event.dataTransfer.files)
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
              takeFirst(currentTarget.files)
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
