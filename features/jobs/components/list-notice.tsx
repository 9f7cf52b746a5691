import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ListState } from '../use-board-jobs'
import styles from './job-board.module.css'

export interface ListNoticeProps {
  state: ListState
  /** Said where the list cannot be read. */
  text: string
  onRetry: () => void
}

/** That the list is on its way, or cannot be read, with a button to try again; nothing where it has come. */
export function ListNotice({ state, text, onRetry }: ListNoticeProps) {
  const t = useTranslations('jobs')
  if (state === 'read') return null
  if (state === 'late') return <p className={styles.late}>{t('updating')}</p>
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  )
}
