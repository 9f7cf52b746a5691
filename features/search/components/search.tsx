import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { useSearchTexts } from '@/components/search/search-texts'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import type { LoadedSearch } from '../loaders'
import { type SearchRequest, toSearchAddress } from '../search-address'
import styles from './search.module.css'
import { SearchFilters } from './search-filters'
import { SearchKinds } from './search-kinds'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'

export interface SearchProps {
  locale: Locale
  request: SearchRequest
  /** Null before a search. */
  searchResult: Exclude<LoadedSearch, { state: 'missing' }> | null
}

/** The search: its field, and the hits by kind, year and language. */
export function Search({ locale, request, searchResult }: SearchProps) {
  const t = useTranslations('search')
  return (
    <div className={styles.search} data-wide="">
      <SearchForm
        id="search-query"
        name={t('own')}
        locale={locale}
        action={buildPath(locale, '/search/[[...filter]]')}
        query={request.query}
        texts={useSearchTexts()}
      />
      {searchResult === null && <SearchStart locale={locale} />}
      {searchResult?.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('failed')} <PageLink href={toSearchAddress(locale, request)}>{t('retry')}</PageLink>
        </p>
      )}
      {searchResult?.state === 'found' && (
        <>
          <SearchKinds locale={locale} request={request} overview={searchResult.overview} />
          <div className={styles.columns}>
            <SearchResults locale={locale} request={request} results={searchResult} />
            <SearchFilters locale={locale} request={request} years={searchResult.overview.years} />
          </div>
        </>
      )}
    </div>
  )
}
