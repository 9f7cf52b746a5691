import type { Locale } from '@/lib/contract/common/locale'
import { boardAnchor } from '../board-address'
import { formatAmount } from '../format-amount'
import type { ListState } from '../use-board-jobs'
import type { BoardTexts } from './board-texts'
import styles from './job-board.module.css'

export interface ResultsLinkProps {
  locale: Locale
  state: ListState
  count: number
  texts: BoardTexts
}

/** A link to the list with the number of ads. On phones, the list is far below the filters. */
export function ResultsLink({ locale, state, count, texts }: ResultsLinkProps) {
  const statusTexts = {
    loaded: formatAmount(count, texts.toList, locale),
    loading: texts.updating,
    failed: texts.notLoaded,
  }
  return (
    <p className={styles.toList} data-no-print="">
      <a href={`#${boardAnchor}`}>{statusTexts[state]}</a>
    </p>
  )
}
