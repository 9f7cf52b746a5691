import { useTranslations } from 'next-intl'
import { PageLinks } from '@/components/list/page-links'
import type { Locale } from '@/lib/contract/common/locale'
import type { SearchHit, SearchHitList, SearchOverview } from '@/lib/contract/site/search'
import { PageLink } from '@/lib/i18n/page-link'
import { type AskedSearch, isFiltered, type SearchCategory, searchAddress } from '../search-address'
import { Hits } from './hits'
import styles from './search.module.css'

export interface SearchResultsProps {
  locale: Locale
  asked: AskedSearch
  found: { overview: SearchOverview; list: SearchHitList | null }
}

/** What was found: the first of both kinds, or a page of a category. */
export function SearchResults({ locale, asked, found: { overview, list } }: SearchResultsProps) {
  const t = useTranslations('search')
  const { query, category } = asked
  const { pages, others, suggestion } = overview
  const count = list?.count ?? pages.count + others.count
  const exact = String((list ?? overview).is_exact)
  const hasFound = pages.count + others.count > 0
  return (
    <div className={styles.results}>
      {hasFound && (
        <h2 className={styles.found}>
          {category === null
            ? t('found', { count, query, exact })
            : t('foundIn', { count, query, exact, kind: t(`kinds.${category}`) })}
        </h2>
      )}
      {hasFound && (
        <p className={styles.toFilters} data-no-print="">
          <a href="#search-filters">{t('filters.label')}</a>
        </p>
      )}
      {!hasFound && <NothingFound locale={locale} asked={asked} />}
      {suggestion !== null && <Meant locale={locale} asked={asked} suggestion={suggestion} />}
      {!hasFound && overview.nearest.length > 0 && (
        <section className={styles.part} aria-labelledby="search-nearest">
          <h2 id="search-nearest">{t('nearest')}</h2>
          <Hits locale={locale} query={query} hits={overview.nearest} />
        </section>
      )}
      {list ? (
        <>
          {list.results.length > 0 && (
            <Hits
              locale={locale}
              query={query}
              before={(list.page - 1) * list.page_size}
              hits={list.results}
            />
          )}
          <PageLinks
            label={t('resultPages')}
            page={list.page}
            pages={Math.ceil(list.count / list.page_size)}
            hrefOf={(page) => searchAddress(locale, { ...asked, page })}
          />
        </>
      ) : (
        <>
          <FirstHits locale={locale} asked={asked} exact={exact} category="pages" found={pages} />
          <FirstHits locale={locale} asked={asked} exact={exact} category="others" found={others} />
        </>
      )}
    </div>
  )
}

interface FirstHitsProps {
  locale: Locale
  asked: AskedSearch
  category: SearchCategory & ('pages' | 'others')
  found: { count: number; results: readonly SearchHit[] }
  /** 'true' or 'false': whether the count is the whole one. */
  exact: string
}

/** The first hits of a category, and the way to all of them. */
function FirstHits({ locale, asked, category, found: { count, results }, exact }: FirstHitsProps) {
  const t = useTranslations('search')
  if (results.length === 0) return null
  const id = `search-${category}`
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(`kinds.${category}`)}</h2>
      <Hits locale={locale} query={asked.query} hits={results} />
      {count > results.length && (
        <p>
          <PageLink className={styles.all} href={searchAddress(locale, { ...asked, category })}>
            {category === 'pages' ? t('allPages', { count, exact }) : t('allOthers', { count, exact })}
          </PageLink>
        </p>
      )}
    </section>
  )
}

function NothingFound({ locale, asked }: Omit<SearchResultsProps, 'found'>) {
  const t = useTranslations('search')
  const everything = { ...asked, category: null, page: 1, language: null, year: null }
  return (
    <>
      <h2 className={styles.found}>{isFiltered(asked) ? t('noneFiltered') : t('none')}</h2>
      {isFiltered(asked) ? (
        <p>
          <PageLink className={styles.all} href={searchAddress(locale, everything)}>
            {t('filters.lift')}
          </PageLink>
        </p>
      ) : (
        <p>{t('noneHint')}</p>
      )}
    </>
  )
}

/** The way to what was probably meant. */
function Meant({ locale, asked, suggestion }: Omit<SearchResultsProps, 'found'> & { suggestion: string }) {
  const t = useTranslations('search')
  const meant = searchAddress(locale, { ...asked, query: suggestion, category: null, page: 1 })
  return (
    <p className={styles.meant}>
      {t.rich('meant', {
        suggestion,
        link: (text) => <PageLink href={meant}>{text}</PageLink>,
      })}
    </p>
  )
}
