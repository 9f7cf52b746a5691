import { useTranslations } from 'next-intl'
import bottomBar from '@/components/ui/bottom-bar.module.css'
import { classNames } from '@/lib/class-names'
import type { Locale } from '@/lib/contract/common/locale'
import { formatDateTime } from '@/lib/time-in-words'
import styles from './preview-note.module.css'

/** The bar above a draft that a preview link shows. */
export function PreviewNote({ locale, expiresAt }: { locale: Locale; expiresAt: string }) {
  const t = useTranslations('preview')
  return (
    <aside aria-label={t('barLabel')} className={classNames(bottomBar.bar, styles.note)}>
      <p>{t('bar', { time: formatDateTime(new Date(expiresAt), locale) })}</p>
    </aside>
  )
}
