'use client'

import type { ReactNode } from 'react'
import styles from './form.module.css'

/** Sends the form; while it is being sent it says so and sends nothing twice, yet keeps the focus. */
export function SubmitButton({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  return (
    <button
      type="submit"
      className={styles.submit}
      aria-disabled={isSending}
      onClick={(event) => isSending && event.preventDefault()}
    >
      {children}
    </button>
  )
}
