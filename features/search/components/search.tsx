import { useTranslations } from 'next-intl'
import { SearchForm } from '@/components/search/search-form'
import { useSearchTexts } from '@/components/search/search-texts'
import { FilterLinks } from '@/components/ui/filter-links'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { type SearchKind, type SearchOverview, searchKinds, searchOrderings } from '@/lib/contract/site/search'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import type { LoadedSearch } from '../loaders'
import { type SearchRequest, toSearchAddress } from '../search-address'
import styles from './search.module.css'
import { SearchResults } from './search-results'

/** The pages that list all content of a kind. */
const lists = [
  ['members', '/unsere-mitglieder'],
  ['people', '/ansprechpersonen'],
  ['press', '/pressemitteilungen'],
  ['debate', '/debatte'],
  ['events', '/kalender'],
  ['downloads', '/downloads'],
] as const satisfies readonly [SearchKind, RouteName][]

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

/** The content before a search: links to the lists of all kinds. */
function SearchStart({ locale }: { locale: Locale }) {
  const t = useTranslations('search')
  return (
    <nav aria-labelledby="search-ways" className={styles.start}>
      <h2 id="search-ways">{t('ways')}</h2>
      <ul className={styles.ways}>
        {lists.map(([kind, route]) => (
          <li key={kind}>
            <PageLink href={buildPath(locale, route)}>{t(`kinds.${kind}`)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SearchKindsProps {
  locale: Locale
  request: SearchRequest
  overview: Pick<SearchOverview, 'counts' | 'pages' | 'others'>
}

/** The kinds of the hits with their counts; kinds without hits are omitted. */
function SearchKinds({ locale, request, overview }: SearchKindsProps) {
  const t = useTranslations('search.kinds')
  const { counts, pages, others } = overview
  const toAddress = (category: SearchRequest['category']) => toSearchAddress(locale, { ...request, category, page: 1 })
  const kindsWithHits = searchKinds.filter((kind) => counts[kind] > 0)
  if (kindsWithHits.length === 0) return null
  return (
    <FilterLinks
      label={t('label')}
      links={[
        {
          href: toAddress(null),
          title: t('all'),
          isCurrent: request.category === null,
          count: pages.count + others.count,
        },
        ...kindsWithHits.map((kind) => ({
          href: toAddress(kind),
          title: t(kind),
          isCurrent: request.category === kind,
          count: counts[kind],
        })),
      ]}
    />
  )
}

interface SearchFiltersProps {
  locale: Locale
  request: SearchRequest
  /** The years of all hits, the latest first. */
  years: readonly number[]
}

/** The filters of the hits by language and year, and their order. */
function SearchFilters({ locale, request, years }: SearchFiltersProps) {
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
