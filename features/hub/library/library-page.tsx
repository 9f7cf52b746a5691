import { useTranslations } from 'next-intl'
import { ScreenFrame } from '@/features/editor/ui/screen-frame'
import { MediaLibrary } from '@/features/pictures/media-library'
import type { Locale } from '@/lib/contract/common/locale'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './library-page.module.css'

export function LibraryPage({ locale }: { locale: Locale }) {
  const t = useTranslations('editor.pictures')
  return (
    <ScreenFrame title={t('title')} links={<PageLink href={toHubAddress(locale)}>{t('hub')}</PageLink>}>
      <div className={styles.library}>
        <MediaLibrary locale={locale} />
      </div>
    </ScreenFrame>
  )
}
