import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { useSearchTexts } from '@/components/search/search-texts'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { pathOf } from '@/lib/i18n/paths'
import type { LoadedSearch } from '../loaders'
import { type AskedSearch, searchAddress } from '../search-address'
import styles from './search.module.css'
import { SearchFilters } from './search-filters'
import { SearchKinds } from './search-kinds'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'

export interface SearchProps {
  locale: Locale
  asked: AskedSearch
  /** Null where nothing is searched for yet. */
  loaded: Exclude<LoadedSearch, { state: 'missing' }> | null
}

/** The search: its field, and what was found by kinds, years and languages. */
export function Search({ locale, asked, loaded }: SearchProps) {
  const t = useTranslations('search')
  return (
    <div className={styles.search} data-wide="">
      <SearchForm
        id="search-query"
        name={t('own')}
        locale={locale}
        action={pathOf(locale, '/search/[[...filter]]')}
        query={asked.query}
        texts={useSearchTexts()}
      />
      {loaded === null && <SearchStart locale={locale} />}
      {loaded?.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('failed')} <PageLink href={searchAddress(locale, asked)}>{t('retry')}</PageLink>
        </p>
      )}
      {loaded?.state === 'found' && (
        <>
          <SearchKinds locale={locale} asked={asked} overview={loaded.overview} />
          <div className={styles.columns}>
            <SearchResults locale={locale} asked={asked} found={loaded} />
            <SearchFilters locale={locale} asked={asked} years={loaded.overview.years} />
          </div>
        </>
      )}
    </div>
  )
}
