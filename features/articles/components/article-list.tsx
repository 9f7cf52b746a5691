'use client'

import { ContinuedList, type ContinuedListBase } from '@/components/list/continued-list'
import type { Locale } from '@/lib/contract/common/locale'
import { type ArticleListFilter, articlesQuery } from '../queries'
import { ArticleLines } from './article-lines'
import styles from './article-list.module.css'

export interface ArticleListProps extends ContinuedListBase {
  locale: Locale
  filter: ArticleListFilter
}

/** A list of articles, the latest first, with a button that loads the next page. */
export function ArticleList({ locale, filter, ...list }: ArticleListProps) {
  return (
    <ContinuedList
      {...list}
      query={articlesQuery(locale, filter, list.firstPage)}
      className={styles.list}
      renderItem={(article) => <ArticleLines article={article} />}
    />
  )
}
