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

/** Tells below the filters what has come of them, and leads to the ads: on phones these lie outside the window. */
export function ToList({ locale, state, count, texts }: ToListProps) {
  const said = {
    read: amountInWords(count, texts.toList, locale),
    late: texts.updating,
    failed: texts.notLoaded,
  }
  return (
    <p className={styles.toList} data-no-print="">
      <a href={`#${boardAnchor}`}>{said[state]}</a>
    </p>
  )
}
