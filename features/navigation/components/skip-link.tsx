import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/contract/common/locale'
import styles from './skip-link.module.css'

/** Skips to the content (spec §2); the first tab stop of every page. */
export async function SkipLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <a href="#main-content" className={styles.skip} data-no-print>
      {t('skipToContent')}
    </a>
  )
}
