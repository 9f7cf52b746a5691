'use client'

import { type ReactNode, Suspense, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import styles from './job-alert.module.css'

export interface JobAlertProps {
  label: string
  /** The form, which may come when it is asked for. */
  children: ReactNode
}

/** Offers new ads by mail. */
export function JobAlert({ label, children }: JobAlertProps) {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure
      className={styles.alert}
      data-no-print=""
      summary={label}
      onToggle={() => setOpened(true)}
      // Opened before the script ran, it has toggled already.
      ref={(details) => {
        if (details?.open) setOpened(true)
      }}
    >
      {isOpened && <Suspense>{children}</Suspense>}
    </Disclosure>
  )
}
