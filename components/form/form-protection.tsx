import type { InputHTMLAttributes } from 'react'
import styles from './form-protection.module.css'

export interface FormProtectionProps {
  /** Prefix for the ids of the elements. */
  id: string
  /** Label of the honeypot, for people who reach it although it is hidden. */
  label: string
  /**
   * Ticket for a form that the server rendered again because the browser runs no JavaScript;
   * otherwise empty.
   */
  ticket: string
  /** Further attributes of the honeypot's input. */
  trap?: InputHTMLAttributes<HTMLInputElement>
}

/**
 * The anti-spam fields of a form: a honeypot, which people can neither see nor focus, and the
 * ticket if the server supplies it.
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
