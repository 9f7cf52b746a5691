import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/list/pagination'
import { LineTitle } from '@/components/record/line-title'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import type { IssueListPage } from '../issue-pages'
import styles from './issue.module.css'

export interface PastIssuesProps {
  list: IssueListPage
  locale: Locale
  /** Returns the address of a page of the list. */
  toHref: (page: number) => string
}

/** The sent issues of the newsletter; nothing before the first. */
export function PastIssues({ list: { issues, page, pages }, locale, toHref }: PastIssuesProps) {
  const t = useTranslations('subscriptions.issues')
  if (issues.length === 0) return null
  return (
    <section className={`${styles.part} ${styles.past}`} aria-labelledby="past-issues">
      <h2 id="past-issues">{t('past')}</h2>
      <ul className={styles.lines}>
        {issues.map(({ id, title, url, sent_at }) => (
          <li key={id}>
            <time dateTime={sent_at}>{formatDate(sent_at.slice(0, 10), locale)}</time>
            <LineTitle level={3} isSmall>
              <PageLink href={url}>{title}</PageLink>
            </LineTitle>
          </li>
        ))}
      </ul>
      <Pagination label={t('pages')} page={page} pageCount={pages} toHref={toHref} />
    </section>
  )
}
