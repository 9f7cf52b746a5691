import { useTranslations } from 'next-intl'
import { flushSync } from 'react-dom'
import { returnToReplacedField } from '@/components/behavior/focus-origin'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import styles from './form.module.css'

export interface DraftNoticeProps {
  /** ISO 8601. */
  draftTime: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers to restore a draft that was stored in this browser on an earlier visit. */
export function DraftNotice({ draftTime, onRestore, onDiscard }: DraftNoticeProps) {
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  /** Applies the decision. This mounts the fields again, so their focus is restored. */
  const decide = (act: () => void) => {
    flushSync(act)
    returnToReplacedField()
  }
  return (
    <div className={styles.draft} role="status">
      <p>{t('draftFound', { time: formatDateTime(new Date(draftTime), locale) })}</p>
      <div className={styles.actions}>
        <Button onClick={() => decide(onRestore)}>{t('takeDraft')}</Button>
        <Button onClick={() => decide(onDiscard)}>{t('dropDraft')}</Button>
      </div>
    </div>
  )
}
