import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/list/pagination'
import type { Locale } from '@/lib/contract/common/locale'
import type {
  OtherLanguage as OtherLanguageMatches,
  SearchHit,
  SearchHitList,
  SearchOverview,
  SearchProblem,
} from '@/lib/contract/site/search'
import { PageLink } from '@/lib/i18n/page-link'
import { isFiltered, type SearchCategory, type SearchRequest, toSearchAddress } from '../search-address'
import { Hits } from './hits'
import styles from './search.module.css'

export interface SearchResultsProps {
  locale: Locale
  request: SearchRequest
  results: { overview: SearchOverview; list: SearchHitList | null }
}

/** The hits of a search: the first hits of pages and other kinds, or a page of one category. */
export function SearchResults({ locale, request, results: { overview, list } }: SearchResultsProps) {
  const t = useTranslations('search')
  const { query, category } = request
  const { pages, others, suggestion, other_language: otherLanguage } = overview
  const count = list?.count ?? pages.count + others.count
  const exactChoice = String((list ?? overview).is_exact)
  const hasHits = pages.count + others.count > 0
  const pageCount = list ? Math.ceil(list.count / list.page_size) : 0
  return (
    <div className={styles.results}>
      {hasHits && (
        <h2 className={styles.resultCount}>
          {category === null
            ? t('found', { count, query, exact: exactChoice })
            : t('foundIn', { count, query, exact: exactChoice, kind: t(`kinds.${category}`) })}
        </h2>
      )}
      {hasHits && (
        <p className={styles.toFilters} data-no-print="">
          <a href="#search-filters">{t('filters.label')}</a>
        </p>
      )}
      {!hasHits && <NothingFound locale={locale} request={request} problem={overview.problem} />}
      {otherLanguage !== null && <OtherLanguage request={request} matches={otherLanguage} />}
      {suggestion !== null && <Suggestion locale={locale} request={request} suggestion={suggestion} />}
      {!hasHits && overview.nearest.length > 0 && (
        <section className={styles.part} aria-labelledby="search-nearest">
          <h2 id="search-nearest">{t('nearest')}</h2>
          <Hits locale={locale} query={query} hits={overview.nearest} />
        </section>
      )}
      {list ? (
        <>
          {list.results.length > 0 && (
            <Hits locale={locale} query={query} precedingCount={(list.page - 1) * list.page_size} hits={list.results} />
          )}
          {!list.is_exact && list.page === pageCount && <p>{t('unlisted')}</p>}
          <Pagination
            label={t('resultPages')}
            page={list.page}
            pageCount={pageCount}
            toHref={(page) => toSearchAddress(locale, { ...request, page })}
          />
        </>
      ) : (
        <>
          <FirstHits locale={locale} request={request} exactChoice={exactChoice} category="pages" hits={pages} />
          <FirstHits locale={locale} request={request} exactChoice={exactChoice} category="others" hits={others} />
        </>
      )}
    </div>
  )
}

interface FirstHitsProps {
  locale: Locale
  request: SearchRequest
  category: SearchCategory & ('pages' | 'others')
  hits: { count: number; results: readonly SearchHit[] }
  /** 'true' or 'false', for a choice in the message; false if the count is a lower bound. */
  exactChoice: string
}

/** The first hits of a category, with a link to all of them. */
function FirstHits({ locale, request, category, hits: { count, results }, exactChoice }: FirstHitsProps) {
  const t = useTranslations('search')
  if (results.length === 0) return null
  const id = `search-${category}`
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(`kinds.${category}`)}</h2>
      <Hits locale={locale} query={request.query} hits={results} />
      {count > results.length && (
        <p>
          <PageLink className={styles.all} href={toSearchAddress(locale, { ...request, category })}>
            {category === 'pages'
              ? t('allPages', { count, exact: exactChoice })
              : t('allOthers', { count, exact: exactChoice })}
          </PageLink>
        </p>
      )}
    </section>
  )
}

interface NothingFoundProps extends Omit<SearchResultsProps, 'results'> {
  problem: SearchProblem | null
}

function NothingFound({ locale, request, problem }: NothingFoundProps) {
  const t = useTranslations('search')
  const unfilteredRequest = { ...request, category: null, page: 1, language: null, year: null }
  return (
    <>
      <h2 className={styles.resultCount}>{isFiltered(request) ? t('noneFiltered') : t('none')}</h2>
      {isFiltered(request) ? (
        <p>
          <PageLink className={styles.all} href={toSearchAddress(locale, unfilteredRequest)}>
            {t('filters.lift')}
          </PageLink>
        </p>
      ) : (
        <p>{problem === null ? t('noneHint') : t(`problems.${problem}`)}</p>
      )}
    </>
  )
}

/** A link to the matches in the other language. */
function OtherLanguage({
  request,
  matches: { locale, count, is_exact: isExact },
}: Pick<SearchResultsProps, 'request'> & { matches: OtherLanguageMatches }) {
  const t = useTranslations('search')
  const address = toSearchAddress(locale, { ...request, category: null, page: 1 })
  return (
    <p className={styles.meant}>
      <PageLink href={address} hrefLang={locale}>
        {t('otherLanguage', { count, exact: String(isExact), language: locale })}
      </PageLink>
    </p>
  )
}

/** A link to the suggested spelling. */
function Suggestion({ locale, request, suggestion }: Omit<SearchResultsProps, 'results'> & { suggestion: string }) {
  const t = useTranslations('search')
  const suggestedAddress = toSearchAddress(locale, { ...request, query: suggestion, category: null, page: 1 })
  return (
    <p className={styles.meant}>
      {t.rich('meant', {
        suggestion,
        link: (text) => <PageLink href={suggestedAddress}>{text}</PageLink>,
      })}
    </p>
  )
}
