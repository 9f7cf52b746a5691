import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { PageLink } from '@/lib/i18n/page-link'

/**
 * Shown instead of data that the backend did not send: the login is missing, the call is not
 * supported, or it failed.
 */
export function RefusalNotice({ status, loginHref }: { status: number; loginHref: string }) {
  const t = useTranslations('account.refusal')
  return (
    <div className={styles.notice} role="status">
      {status === 401 ? (
        <p>
          {t('loginMissing')} <PageLink href={loginHref}>{t('login')}</PageLink>
        </p>
      ) : (
        <p>{t(status === 404 ? 'absent' : 'failed')}</p>
      )}
    </div>
  )
}
