import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './form.module.css'

export interface CheckFieldProps {
  id: string
  error?: string | undefined
  hint?: ReactNode
  input: InputHTMLAttributes<HTMLInputElement>
  children: ReactNode
}

/** A checkbox with its label next to it. */
export function CheckField({ id, error, hint, input, children }: CheckFieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input {...input} id={id} type="checkbox" aria-invalid={Boolean(error)} aria-describedby={describedBy} />
        <label htmlFor={id}>{children}</label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
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
