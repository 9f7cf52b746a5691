import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import { hubAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './library-page.module.css'
import { MediaLibrary } from './media-library'

/** The media library as a page of the editors' hub. */
export function LibraryPage({ locale }: { locale: Locale }) {
  const t = useTranslations('editor.pictures')
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>
        <PageLink href={hubAddress(locale)}>{t('hub')}</PageLink>
      </p>
      <MediaLibrary locale={locale} />
    </div>
  )
}
