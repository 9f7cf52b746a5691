import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './error-page.module.css'

export interface RefusedPageProps {
  /** 401 without a session, 403 for a user of another group. */
  status: 401 | 403
  addresses: { login: string; account: string; contact: string }
}

/** The reason that a page is restricted, with links to the login or to help. */
export function RefusedPage({ status, addresses }: RefusedPageProps) {
  const t = useTranslations('refused')
  const kind = status === 401 ? 'login' : 'group'
  return (
    <div className={styles.error}>
      <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
      <p className={styles.message}>{t(`${kind}.text`)}</p>
      {status === 401 ? (
        <p>
          <PageLink href={addresses.login}>{t('login.link')}</PageLink>
        </p>
      ) : (
        <>
          <p>
            <PageLink href={addresses.account}>{t('group.account')}</PageLink>
          </p>
          <p>
            <PageLink href={addresses.contact}>{t('group.contact')}</PageLink>
          </p>
        </>
      )}
    </div>
  )
}
