'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { Glide } from '@/components/motion/glide'
import { ReadFailure } from '@/components/ui/read-failure'
import type { Locale } from '@/lib/contract/common/locale'
import styles from './hub.module.css'
import type { HubPage } from './page-list/page-list'
import { PageRow } from './page-tree/page-row'
import { usePageSearch } from './use-page-search'

export interface SearchResultsProps {
  searchTerm: string
  locale: Locale
  /** The id of the page whose tools are visible; null for none. */
  activeId: number | null
  onActivate: (id: number | null) => void
  /** The id of the page that takes the focus when it is rendered; null for none. */
  pendingFocusId: number | null
  onFocused: () => void
  renderTools: (page: HubPage) => ReactNode
}

/** The results of the quick search, and their number. */
export function SearchResults({ searchTerm, locale, activeId, onActivate, ...props }: SearchResultsProps) {
  const { pendingFocusId, onFocused, renderTools } = props
  const t = useTranslations('hub')
  const list = useRef<HTMLUListElement>(null)
  const { results, failedQuery } = usePageSearch(searchTerm, locale, 'texts')
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
              <PageRow
                page={page}
                locale={locale}
                isActive={activeId === page.id}
                takesFocus={pendingFocusId === page.id}
                onFocused={onFocused}
                onActivate={(isActive) => onActivate(isActive ? page.id : null)}
              >
                {renderTools(page)}
              </PageRow>
            </li>
          ))}
        </Glide>
      </ul>
    </>
  )
}
