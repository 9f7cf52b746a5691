import type { FocusEventHandler, ReactNode } from 'react'
import styles from './form.module.css'

export interface FieldGroupProps {
  /** Id of the group's first control. The links of the error summary lead to it. */
  id: string
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  isRequired?: boolean
  onBlur?: FocusEventHandler<HTMLFieldSetElement>
  children: ReactNode
}

/**
 * A field with several controls, such as radio buttons. The fieldset with legend, hint and error is
 * one group for assistive technology.
 */
export function FieldGroup({ id, label, error, hint, isRequired = false, onBlur, children }: FieldGroupProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={styles.group} aria-describedby={describedBy} onBlur={onBlur}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
