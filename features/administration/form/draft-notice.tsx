import { useTranslations } from 'next-intl'
import { flushSync } from 'react-dom'
import { returnToReplacedField } from '@/components/behavior/focus-origin'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/time-in-words'
import { useAdministration } from '../administration-context'
import styles from './form.module.css'

export interface DraftNoticeProps {
  /** Time of the draft (ISO 8601). */
  at: string
  onTake: () => void
  onDrop: () => void
}

/**
 * Tells the user that there is a draft from an earlier visit in this browser, and offers to restore
 * it.
 */
export function DraftNotice({ at, onTake, onDrop }: DraftNoticeProps) {
  const t = useTranslations('administration.form')
  const { locale } = useAdministration()
  /**
   * Applies the decision. The fields are mounted again, and the focus returns to the field that had
   * it.
   */
  const decide = (act: () => void) => {
    flushSync(act)
    returnToReplacedField()
  }
  return (
    <div className={styles.draft} role="status">
      <p>{t('draftFound', { time: formatDateTime(new Date(at), locale) })}</p>
      <div className={styles.actions}>
        <Button onClick={() => decide(onTake)}>{t('takeDraft')}</Button>
        <Button onClick={() => decide(onDrop)}>{t('dropDraft')}</Button>
      </div>
    </div>
  )
}
