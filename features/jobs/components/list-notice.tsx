import { Button } from '@/components/ui/button'
import type { ListState } from '../use-board-jobs'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface ListNoticeProps {
  state: ListState
  texts: BoardTexts
  /** Said where the list cannot be read. */
  text: string
  onRetry: () => void
}

/** That the list is on its way, or cannot be read, with a button to try again; nothing where it has come. */
export function ListNotice({ state, texts, text, onRetry }: ListNoticeProps) {
  if (state === 'read') return null
  if (state === 'late') return <p className={styles.late}>{texts.updating}</p>
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  )
}
