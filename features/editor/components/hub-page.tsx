import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { pathOf } from '@/lib/i18n/paths'
import styles from './hub-page.module.css'

/** The first room of the editors' hub (spec §2). */
export function HubPage({ locale }: { locale: Locale }) {
  const t = useTranslations('hub')
  return (
    <div className={styles.hub}>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <p>
        <PageLink href={pathOf(locale, '/')}>{t('home')}</PageLink>
      </p>
    </div>
  )
}
