import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import type { Settings } from '@/lib/contract/settings'
import { PageLink } from '@/lib/i18n/page-link'
import { pathOf } from '@/lib/i18n/paths'
import styles from './switched-off-page.module.css'

export interface SwitchedOffPageProps {
  locale: Locale
  /** Null while the backend cannot be reached; the notice does without. */
  settings: Pick<Settings, 'name' | 'email'> | null
}

/** The curtain is down: a notice without the site's menus, since they would all lead here. */
export function SwitchedOffPage({ locale, settings }: SwitchedOffPageProps) {
  const t = useTranslations('disabled')
  return (
    <main id="main-content" className={`on-dark ${styles.notice}`}>
      {settings && <p>{settings.name}</p>}
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {settings && (
        <p>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </p>
      )}
      <p>
        <PageLink href={pathOf(locale, '/account/login')}>{t('login')}</PageLink>
      </p>
    </main>
  )
}
