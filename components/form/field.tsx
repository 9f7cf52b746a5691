import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Attributes that connect an input to its label, hint and error. */
export interface FieldControl {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

export interface FieldProps {
  id: string
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  /** Suggestion for a better value. The value is valid without it. */
  advice?: string | undefined
  isRequired?: boolean
  children: (control: FieldControl) => ReactNode
}

/** A form field: label, control, hint and error, connected for assistive technology. */
export function Field({ id, label, error, hint, advice, isRequired = false, children }: FieldProps) {
  const descriptionIds = [hint && `${id}-hint`, advice && `${id}-advice`, error && `${id}-error`]
  const describedBy = descriptionIds.filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        required: isRequired,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy,
      })}
      {advice && (
        <p id={`${id}-advice`} className={styles.advice}>
          {advice}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
