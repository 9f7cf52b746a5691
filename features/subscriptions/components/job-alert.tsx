'use client'

import { type ReactNode, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import styles from './job-alert.module.css'

export interface JobAlertProps {
  label: string
  /** The form, which may be loaded on demand. */
  children: ReactNode
}

/** A disclosure with the form of a job alert. */
export function JobAlert({ label, children }: JobAlertProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure
      className={styles.alert}
      data-no-print=""
      summary={label}
      onToggle={() => setOpened(true)}
      // A disclosure opened before hydration fires no further toggle event.
      ref={(details) => {
        if (details?.open) setOpened(true)
      }}
    >
      {isOpened && children}
    </Disclosure>
  )
}
