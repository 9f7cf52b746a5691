'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Glide } from '@/components/motion/glide'
import { ReadFailure } from '@/components/ui/read-failure'
import styles from './hub.module.css'
import { type PageListProps, PageRow } from './page-tree/page-row'
import { usePageSearch } from './use-page-search'

/** The results of the quick search, and their number. */
export function SearchResults({ searchTerm, ...props }: PageListProps & { searchTerm: string }) {
  const t = useTranslations('hub')
  const list = useRef<HTMLUListElement>(null)
  const { results, failedQuery } = usePageSearch(searchTerm, props.locale, 'texts')
  const formatStatus = () => {
    if (failedQuery) return ''
    if (!results) return t('searching')
    if (results.count === 0) return t('nothing', { searchTerm })
    return results.count > results.pages.length
      ? t('foundMany', { count: results.count, shown: results.pages.length })
      : t('found', { count: results.count })
  }
  return (
    <>
      <p role="status" className={styles.fact}>
        {formatStatus()}
      </p>
      {failedQuery && <ReadFailure query={failedQuery} />}
      <ul ref={list} className={styles.tree}>
        <Glide root={list} attribute="data-page" order={results}>
          {results?.pages.map((page) => (
            <li key={page.id} data-page={page.id}>
              <PageRow {...props} page={page} />
            </li>
          ))}
        </Glide>
      </ul>
    </>
  )
}
