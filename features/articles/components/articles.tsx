import { useTranslations } from 'next-intl'
import type { LoadedList } from '@/components/list/load-list'
import { useListTexts } from '@/components/list/use-list-texts'
import { QueryProvider } from '@/components/query/query-provider'
import { type FilterLink, FilterLinks } from '@/components/ui/filter-links'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import type { ArticleListFilter } from '../queries'
import { ArticleList } from './article-list'
import styles from './articles.module.css'

export interface ArticlesProps {
  locale: Locale
  filter: ArticleListFilter
  /** The address of the list, without a page number. */
  href: string
  /** The address of the feed with the same articles. */
  feed: string
  /** The title of the category or tag of the list; null for a list of all articles. */
  title: string | null
  categories: readonly FilterLink[]
  years: readonly FilterLink[]
  /** The loaded list; null if it could not be loaded. */
  loadedList: LoadedList | null
}

export function Articles({ locale, filter, href, feed, title, categories, years, loadedList }: ArticlesProps) {
  const t = useTranslations('articles')
  const tList = useTranslations('list')
  const isFiltered = [filter.category, filter.tag, filter.year].some((value) => value !== null)
  const texts = useListTexts(tList(isFiltered ? 'empty' : 'emptyAll'))
  return (
    <div className={styles.articles}>
      <div className={styles.head}>
        <div className={styles.filters}>
          <FilterLinks label={t('head.categories')} links={categories} />
          <FilterLinks label={t('years')} links={years} />
        </div>
        <p className={styles.feed}>
          <PageLink href={feed} type="application/rss+xml">
            {t('feed')}
          </PageLink>
        </p>
      </div>
      {title !== null && <h2 className={styles.title}>{title}</h2>}
      {loadedList ? (
        <QueryProvider dehydratedState={loadedList.dehydratedState}>
          <ArticleList
            locale={locale}
            filter={filter}
            href={href}
            firstPage={loadedList.firstPage}
            digest={loadedList.digest}
            texts={texts}
          />
        </QueryProvider>
      ) : (
        <p role="alert">{tList('unreadable')}</p>
      )}
    </div>
  )
}
