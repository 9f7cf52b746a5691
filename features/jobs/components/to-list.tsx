import { useTranslations } from 'next-intl'
import { boardAnchor } from '../board-address'
import type { ListState } from '../use-board-jobs'
import styles from './job-board.module.css'

export interface ToListProps {
  state: ListState
  count: number
}

/** Tells below the filters what has come of them, and leads to the ads: on phones these lie outside the window. */
export function ToList({ state, count }: ToListProps) {
  const t = useTranslations('jobs')
  const texts = { read: t('toList', { count }), late: t('updating'), failed: t('notLoaded') }
  return (
    <p className={styles.toList} data-no-print="">
      <a href={`#${boardAnchor}`}>{texts[state]}</a>
    </p>
  )
}
