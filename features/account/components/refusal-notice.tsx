import { useTranslations } from 'next-intl'
import styles from '@/components/form/form.module.css'
import { PageLink } from '@/lib/i18n/page-link'

/** Replaces data that the backend refused: without a session, unsupported, or after a failure. */
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
