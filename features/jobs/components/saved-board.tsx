import { useTranslations } from 'next-intl'
import { QueryProvider } from '@/components/query/query-provider'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { boardAddress } from '../board-address'
import { allJobs } from '../job-filter'
import styles from './job-board.module.css'
import { LazySavedJobs } from './lazy-saved-jobs'
import { useEntryTexts } from './use-entry-texts'

export interface SavedBoardProps {
  locale: Locale
  /** The current day in Berlin. */
  today: string
}

/** The board's view of the ads saved in this browser. They are loaded by their ids. */
export function SavedBoard({ locale, today }: SavedBoardProps) {
  const t = useTranslations('jobs.saved')
  const entryTexts = useEntryTexts()
  const texts = {
    none: t('none'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    ended: t('ended', { count: '{count}' }),
    forget: t('forget'),
  }
  return (
    <div className={styles.board} data-wide="">
      <div className={styles.results}>
        <h2>{t('title')}</h2>
        <p>{t('text')}</p>
        <noscript>{t('script')}</noscript>
      </div>
      <QueryProvider>
        <LazySavedJobs locale={locale} today={today} texts={texts} entryTexts={entryTexts} />
      </QueryProvider>
      <p className={styles.ways} data-no-print="">
        <PageLink href={boardAddress(locale, allJobs)}>{t('back')}</PageLink>
      </p>
    </div>
  )
}
