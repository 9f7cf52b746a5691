import type { Locale } from '@/lib/contract/common/locale'
import { amountInWords } from '../amount-in-words'
import { boardAnchor } from '../board-address'
import type { ListState } from '../use-board-jobs'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface ToListProps {
  locale: Locale
  state: ListState
  count: number
  texts: BoardTexts
}

/**
 * Shows the number of matches below the filters and links to the ads, which are out of view on
 * phones.
 */
export function ToList({ locale, state, count, texts }: ToListProps) {
  const statusTexts = {
    read: amountInWords(count, texts.toList, locale),
    late: texts.updating,
    failed: texts.notLoaded,
  }
  return (
    <p className={styles.toList} data-no-print="">
      <a href={`#${boardAnchor}`}>{statusTexts[state]}</a>
    </p>
  )
}
