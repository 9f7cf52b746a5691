import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './downloads-refusal-notice.module.css'

/**
 * Shown instead of downloads that the backend refused: the login or the permission is missing, or
 * the call failed.
 */
export function DownloadsRefusalNotice({ status, loginHref }: { status: number; loginHref: string }) {
  const t = useTranslations('downloads.refused')
  return (
    <div className={styles.notice} role="status">
      {status === 401 && (
        <p>
          {t('loginMissing')} <PageLink href={loginHref}>{t('login')}</PageLink>
        </p>
      )}
      {status === 403 && <p>{t('members')}</p>}
      {status !== 401 && status !== 403 && <p>{t('failed')}</p>}
    </div>
  )
}
