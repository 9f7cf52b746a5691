import { useTranslations } from 'next-intl'
import { FilterLinks } from '@/components/ui/filter-links'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { searchOrderings } from '@/lib/contract/site/search'
import { type AskedSearch, searchAddress } from '../search-address'
import styles from './search.module.css'

export interface SearchFiltersProps {
  locale: Locale
  asked: AskedSearch
  /** The years of what was found, the latest first. */
  years: readonly number[]
}

/** What was found by language and year, and in which order. */
export function SearchFilters({ locale, asked, years }: SearchFiltersProps) {
  const t = useTranslations('search.filters')
  const addressWith = (change: Partial<AskedSearch>) =>
    searchAddress(locale, { ...asked, page: 1, ...change })
  // Of the first of all kinds each stands by its fit.
  const orderings = asked.category === null ? [] : searchOrderings
  return (
    <section id="search-filters" className={styles.filters} aria-label={t('label')} data-no-print="">
      <FilterLinks
        isDense
        label={t('ordering')}
        links={orderings.map((ordering) => ({
          href: addressWith({ ordering }),
          title: ordering === 'relevance' ? t('relevance') : t('newest'),
          isCurrent: ordering === asked.ordering,
        }))}
      />
      <FilterLinks
        isDense
        label={t('languages')}
        links={[
          {
            href: addressWith({ language: null }),
            title: t('anyLanguage'),
            isCurrent: asked.language === null,
          },
          ...locales.map((language) => ({
            href: addressWith({ language }),
            title: t(language),
            isCurrent: language === asked.language,
          })),
        ]}
      />
      <FilterLinks
        isDense
        label={t('years')}
        links={[
          { href: addressWith({ year: null }), title: t('anyYear'), isCurrent: asked.year === null },
          ...years.map((year) => ({
            href: addressWith({ year }),
            title: String(year),
            isCurrent: year === asked.year,
          })),
        ]}
      />
    </section>
  )
}
