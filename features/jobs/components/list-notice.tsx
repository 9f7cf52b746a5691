import { Button } from '@/components/ui/button'
import type { ListState } from '../use-board-jobs'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface ListNoticeProps {
  state: ListState
  texts: BoardTexts
  /** The message for a list that cannot be loaded. */
  text: string
  onRetry: () => void
}

/**
 * A live region that announces that the list is loading or could not be loaded, with a button to
 * try again. Renders nothing for a loaded list.
 */
export function ListNotice({ state, texts, text, onRetry }: ListNoticeProps) {
  if (state === 'loaded') return null
  if (state === 'loading') return <p className={styles.late}>{texts.updating}</p>
  return (
    <div className={styles.failed} role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{texts.retry}</Button>
    </div>
  )
}
