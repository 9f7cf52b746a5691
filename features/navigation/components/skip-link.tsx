import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/contract/locale'
import styles from './skip-link.module.css'

/** Leads past everything that stands before the content (spec §2): the first stop of every page. */
export async function SkipLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'frame' })
  return (
    <a href="#main-content" className={styles.skip}>
      {t('skipToContent')}
    </a>
  )
}
