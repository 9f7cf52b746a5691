import { useTranslations } from 'next-intl'
import { FilterLinks } from '@/components/ui/filter-links'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { searchOrderings } from '@/lib/contract/site/search'
import { type SearchRequest, toSearchAddress } from '../search-address'
import styles from './search.module.css'

export interface SearchFiltersProps {
  locale: Locale
  request: SearchRequest
  /** The years of all hits, the latest first. */
  years: readonly number[]
}

/** The filters of the hits by language and year, and their order. */
export function SearchFilters({ locale, request, years }: SearchFiltersProps) {
  const t = useTranslations('search.filters')
  const toAddress = (change: Partial<SearchRequest>) => toSearchAddress(locale, { ...request, page: 1, ...change })
  // The overview of all kinds is always ordered by relevance.
  const orderings = request.category === null ? [] : searchOrderings
  return (
    <section id="search-filters" className={styles.filters} aria-label={t('label')} data-no-print="">
      <FilterLinks
        isDense
        label={t('ordering')}
        links={orderings.map((ordering) => ({
          href: toAddress({ ordering }),
          title: ordering === 'relevance' ? t('relevance') : t('newest'),
          isCurrent: ordering === request.ordering,
        }))}
      />
      <FilterLinks
        isDense
        label={t('languages')}
        links={[
          {
            href: toAddress({ language: null }),
            title: t('anyLanguage'),
            isCurrent: request.language === null,
          },
          ...locales.map((language) => ({
            href: toAddress({ language }),
            title: t(language),
            isCurrent: language === request.language,
          })),
        ]}
      />
      <FilterLinks
        isDense
        label={t('years')}
        links={[
          { href: toAddress({ year: null }), title: t('anyYear'), isCurrent: request.year === null },
          ...years.map((year) => ({
            href: toAddress({ year }),
            title: String(year),
            isCurrent: year === request.year,
          })),
        ]}
      />
    </section>
  )
}
