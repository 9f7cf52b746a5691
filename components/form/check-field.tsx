import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './form.module.css'

export interface CheckFieldProps {
  id: string
  error?: string | undefined
  input: InputHTMLAttributes<HTMLInputElement>
  /** The label. */
  children: ReactNode
}

/** A switch for yes or no with its label beside it. */
export function CheckField({ id, error, input, children }: CheckFieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error && `${id}-error`}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
