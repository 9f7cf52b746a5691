import { useTranslations } from 'next-intl'
import { toMailtoUrl } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { Settings } from '@/lib/contract/site/settings'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { ContentPage } from './content-page'
import styles from './switched-off-page.module.css'

export interface SwitchedOffPageProps {
  locale: Locale
  /** Null while the backend cannot be reached. */
  settings: Pick<Settings, 'name' | 'email'> | null
  /** The page that editors wrote as the notice; null if none is published. */
  page: Page | null
}

/** The notice while the site is switched off. Has no menus, because every link would lead here. */
export function SwitchedOffPage({ locale, settings, page }: SwitchedOffPageProps) {
  const t = useTranslations('disabled')
  const login = <PageLink href={buildPath(locale, '/account/login')}>{t('login')}</PageLink>
  if (page) {
    return (
      <main id="main-content">
        <ContentPage page={page} locale={locale} isPreview={false} />
        <p className={styles.login}>{login}</p>
      </main>
    )
  }
  return (
    <main id="main-content" className={`on-dark ${styles.notice}`}>
      {settings && <p>{settings.name}</p>}
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {settings && (
        <p>
          <a href={toMailtoUrl(settings.email)}>{settings.email}</a>
        </p>
      )}
      <p>{login}</p>
    </main>
  )
}
