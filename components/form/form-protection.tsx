import type { InputHTMLAttributes } from 'react'
import styles from './form-protection.module.css'

export interface FormProtectionProps {
  /** Prefix of ids. */
  id: string
  /** The label of the trap, for whoever comes upon it after all. */
  label: string
  /** The ticket of a form that came back without scripts. */
  ticket: string
  trap?: InputHTMLAttributes<HTMLInputElement>
}

/** What a form has against robots: a field that people neither see nor reach, and a ticket where scripts do not fetch one. */
export function FormProtection({ id, label, ticket, trap }: FormProtectionProps) {
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{label}</label>
        <input id={`${id}-trap`} name="trap" type="text" tabIndex={-1} autoComplete="off" {...trap} />
      </div>
      {ticket !== '' && <input type="hidden" name="ticket" value={ticket} />}
    </>
  )
}
