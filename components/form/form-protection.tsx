import type { InputHTMLAttributes } from 'react'
import styles from './form-protection.module.css'

export interface FormProtectionProps {
  /** Prefix of ids. */
  id: string
  /** Label of the honeypot, for people who reach it after all. */
  label: string
  /** Ticket of a form that came back without scripts. */
  ticket: string
  trap?: InputHTMLAttributes<HTMLInputElement>
}

/**
 * Anti-spam fields: a honeypot that people neither see nor reach, and a ticket if scripts do not
 * fetch one.
 */
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
