import type { ReactNode } from 'react'
import { PageLink } from '@/lib/i18n/page-link'
import type { ErrorTexts } from '../error-texts'
import styles from './error-page.module.css'

export interface ErrorPageProps {
  texts: ErrorTexts
  status: number
  /** For technicians, in English (spec §8); never more than these few words. */
  reason?: string | null
  /** A further way on, before the one to the start. */
  action?: ReactNode
}

function messageOf(status: number, texts: ErrorTexts): string {
  if (status === 404) return texts.notFound
  return status === 500 ? texts.internal : texts.other
}

/** What a visitor sees in place of a page that cannot be shown: the status, a message, a way on (spec §2, §8). */
export function ErrorPage({ texts, status, reason = null, action }: ErrorPageProps) {
  return (
    <div className={styles.error}>
      <h1 className={styles.title}>
        {texts.title} <span className={styles.status}>{status}</span>
      </h1>
      <p className={styles.message}>{messageOf(status, texts)}</p>
      {reason !== null && (
        <p className={styles.reason} lang="en">
          {reason}
        </p>
      )}
      {action && <p>{action}</p>}
      <p>
        <PageLink href={`/${texts.locale}`}>{texts.home}</PageLink>
      </p>
    </div>
  )
}
