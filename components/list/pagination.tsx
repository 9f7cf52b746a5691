import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './pagination.module.css'

export interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string
  page: number
  pageCount: number
  toHref: (page: number) => string
}

/** Links to the previous and next page of a list; renders nothing for a list of one page. */
export function Pagination({ label, page, pageCount, toHref }: PaginationProps) {
  const t = useTranslations('list')
  if (pageCount < 2) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {page > 1 && (
        <PageLink href={toHref(page - 1)} rel="prev">
          {t('previousPage')}
        </PageLink>
      )}
      <span>{t('page', { page, pages: pageCount })}</span>
      {page < pageCount && (
        <PageLink href={toHref(page + 1)} rel="next">
          {t('nextPage')}
        </PageLink>
      )}
    </nav>
  )
}
