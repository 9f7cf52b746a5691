import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './error-page.module.css'

export interface ErrorPageProps {
  locale: Locale
  status: number
  /** For technicians, in English (spec §8); never more than these few words. */
  reason: string | null
}

/**
 * What a visitor sees in place of a page that cannot be shown: the status, a message, a way on (spec §2, §8). The browser has it too (error.tsx), so it takes
 * the way home without the table of routes.
 */
export function ErrorPage({ locale, status, reason }: ErrorPageProps) {
  const t = useTranslations('error')
  const messages = { 404: t('notFound'), 500: t('internal') }
  return (
    <div className={styles.error}>
      <h1 className={styles.title}>
        {t('title')} <span className={styles.status}>{status}</span>
      </h1>
      <p className={styles.message}>{status === 404 || status === 500 ? messages[status] : t('other')}</p>
      {reason !== null && (
        <p className={styles.reason} lang="en">
          {reason}
        </p>
      )}
      <p>
        <PageLink href={`/${locale}`}>{t('home')}</PageLink>
      </p>
    </div>
  )
}
