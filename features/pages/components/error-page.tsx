import type { ReactNode } from 'react'
import type { ErrorTexts } from '@/components/page-frame/error-texts-provider'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './error-page.module.css'

export interface ErrorPageProps {
  texts: ErrorTexts
  status: number
  /** The technical reason, in English (spec §8). */
  reason?: string | null
  /** An additional action, before the link to the home page. */
  action?: ReactNode
}

function getMessage(status: number, texts: ErrorTexts): string {
  if (status === 404) return texts.notFound
  if (status === 410) return texts.gone
  return status === 500 ? texts.internal : texts.other
}

/** An error page: the status, a message, and a link to the home page (spec §2, §8). */
export function ErrorPage({ texts, status, reason = null, action }: ErrorPageProps) {
  return (
    <div className={styles.error}>
      <h1 className={styles.title}>
        {texts.title} <span className={styles.status}>{status}</span>
      </h1>
      <p className={styles.message}>{getMessage(status, texts)}</p>
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
