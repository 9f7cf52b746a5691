'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form.module.css'

export interface SentNoticeProps {
  /** True if the form was sent from this document, so that its focused button is gone. */
  isJustSent: boolean
  children: ReactNode
}

/**
 * The notice that replaces a sent form. It takes over the focus of the form, so that screen readers
 * read it and the Tab key continues there.
 */
export function SentNotice({ isJustSent, children }: SentNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isJustSent) notice.current?.focus()
  }, [isJustSent])
  return (
    <div ref={notice} className={styles.notice} role="status" tabIndex={-1}>
      {children}
    </div>
  )
}
