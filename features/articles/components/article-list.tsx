'use client'

import { ContinuedList } from '@/components/list/continued-list'
import type { ContinuedListTexts } from '@/components/list/list-pages'
import type { Locale } from '@/lib/contract/common/locale'
import { type ArticleListFilter, articlesQuery } from '../queries'
import { ArticleLines } from './article-lines'
import styles from './article-list.module.css'

export interface ArticleListProps {
  locale: Locale
  filter: ArticleListFilter
  href: string
  firstPage: number
  digest: string
  texts: ContinuedListTexts
}

/** A list of articles, the latest first, with a button that loads the next page. */
export function ArticleList({ locale, filter, href, firstPage, digest, texts }: ArticleListProps) {
  return (
    <ContinuedList
      query={articlesQuery(locale, filter, firstPage)}
      href={href}
      firstPage={firstPage}
      digest={digest}
      texts={texts}
      className={styles.list}
      renderItem={(article) => <ArticleLines article={article} />}
    />
  )
}
