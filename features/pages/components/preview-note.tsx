import { useTranslations } from 'next-intl'
import bottomBar from '@/components/ui/bottom-bar.module.css'
import { classNames } from '@/lib/class-names'
import type { Locale } from '@/lib/contract/common/locale'
import { formatDateTime } from '@/lib/time-in-words'
import styles from './preview-note.module.css'

interface PreviewNoteProps {
  locale: Locale
  /** The end of the preview link; null without a link. */
  expiresAt: string | null
}

/** The bar above a draft. */
export function PreviewNote({ locale, expiresAt }: PreviewNoteProps) {
  const t = useTranslations('preview')
  return (
    <aside aria-label={t('barLabel')} className={classNames(bottomBar.bar, styles.note)}>
      <p>{expiresAt === null ? t('draft') : t('bar', { time: formatDateTime(new Date(expiresAt), locale) })}</p>
    </aside>
  )
}
