import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { extendToPage, parsePageNumber } from '@/components/list/list-address'
import { Articles } from '@/features/articles/components/articles'
import { loadArticleCategories, loadArticles, loadArticleTag, loadArticleYears } from '@/features/articles/loaders'
import type { ArticleListFilter } from '@/features/articles/queries'
import { markPagePublic } from '@/features/pages/loaders'
import { replaceAddresses } from '@/features/pages/metadata'
import { type Result, toFailure } from '@/lib/api/result'
import { readSettings } from '@/lib/api/site'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { yearSchema } from '@/lib/contract/common/time-range'
import type { PageUrls } from '@/lib/contract/pages/page'
import { type ArticleSection, type ArticleTerm, toFeedAddress } from '@/lib/contract/records/article-record'
import { buildPath } from '@/lib/i18n/paths'
import { type RouteProps, readLocale } from '../../frame/address'
import { ErrorView, loadErrorMetadata, toErrorStatus } from '../../frame/error-view'
import { MissingPage } from '../../frame/record-page'
import { createRouteMetadata, RoutePage } from '../../frame/route-page'
import { getFirstValue } from '../../frame/search-value'

/** A route that lists articles: all articles of a section, of a category, or with a tag. */
export interface ArticleListRoute {
  route: '/debatte' | '/pressemitteilungen'
  section: ArticleSection
  termType?: 'category' | 'tag'
}

/** The list that an address requests. */
interface ListRequest {
  locale: Locale
  filter: ArticleListFilter
  page: number
  /** Category or tag of the list; null if it has neither. */
  term: ArticleTerm | null
  /** The same category or tag in the other language; null without one, or without a translation. */
  otherTerm: ArticleTerm | null
}

type Params = Promise<{ locale: string; id?: string }>

/** Loads the category or tag of a list; fails with 404 for an unknown one. */
export async function loadTerm(
  { section, termType }: ArticleListRoute,
  locale: Locale,
  id: string,
): Promise<Result<ArticleTerm>> {
  if (termType === 'tag') return loadArticleTag(locale, id)
  const categories = await loadArticleCategories(locale, section)
  if (!categories.ok) return categories
  const value = categories.value.results.find((category) => category.id === Number(id))
  return value ? { ok: true, value } : { ok: false, failure: toFailure({ status: 404 }) }
}

/**
 * Parses the address. Returns the status of the error page if the backend fails, or 404 for an
 * unknown category, tag, year or page number.
 */
async function parseRequest(listRoute: ArticleListRoute, props: RouteProps): Promise<ListRequest | number> {
  const { id } = await (props.params as Params)
  const locale = await readLocale(props.params)
  const { page: pageValue, year: yearValue } = await props.searchParams
  const page = parsePageNumber(pageValue)
  const year = getFirstValue(yearValue)
  if (page === null || (year && !yearSchema.safeParse(year).success)) return 404
  const termResult = id === undefined ? null : await loadTerm(listRoute, locale, id)
  if (termResult?.ok === false) return toErrorStatus(termResult.failure.status)
  const term = termResult?.value ?? null
  const filter = {
    section: listRoute.section,
    category: listRoute.termType === 'category' && term ? term.id : null,
    tag: listRoute.termType === 'tag' && term ? term.id : null,
    year: year ? Number(year) : null,
  }
  const otherResult = id === undefined ? null : await loadTerm(listRoute, getOtherLocale(locale), id)
  return { locale, filter, page, term, otherTerm: otherResult?.ok ? otherResult.value : null }
}

const toListAddress = (route: ArticleListRoute['route'], locale: Locale, term: ArticleTerm | null) =>
  term?.url ?? buildPath(locale, route)

function toAlternates({ route }: ArticleListRoute, { locale, term, otherTerm, filter, page }: ListRequest): PageUrls {
  const addYear = (address: string) => (filter.year === null ? address : `${address}?year=${filter.year}`)
  const localeAddress = extendToPage(addYear(toListAddress(route, locale, term)), page)
  // The list in the other language may have fewer pages, so its link leads to the first page.
  const otherAddress = addYear(toListAddress(route, getOtherLocale(locale), otherTerm))
  return locale === 'de' ? { de: localeAddress, en: otherAddress } : { de: otherAddress, en: localeAddress }
}

/** The page that lists articles. Shows an error for an invalid request and beyond the last page. */
export async function ArticleListPage({ listRoute, ...props }: RouteProps & { listRoute: ArticleListRoute }) {
  const request = await parseRequest(listRoute, props)
  const locale = await readLocale(props.params)
  if (typeof request === 'number') {
    await markPagePublic(locale)
    return <ErrorView locale={locale} status={request} />
  }
  const { filter, term, page } = request
  const articleList = await loadArticles(locale, filter, page)
  if (articleList?.hasRequestedPage === false) return <MissingPage {...props} />
  const { route, section, termType } = listRoute
  const t = await getTranslations({ locale, namespace: 'articles' })
  const address = toListAddress(route, locale, term)
  const categories = await loadArticleCategories(locale, section)
  const years = section === 'press' ? await loadArticleYears(locale, section) : []
  const formatTitle = (name: string) => (termType === 'tag' ? t('taggedWith', { tag: name }) : name)
  return (
    <RoutePage
      route={route}
      alternates={toAlternates(listRoute, request)}
      isFixedPartFirst={section === 'press'}
      {...props}
    >
      <Articles
        locale={locale}
        filter={filter}
        href={filter.year === null ? address : `${address}?year=${filter.year}`}
        feed={toFeedAddress(address)}
        title={term && formatTitle(term.title)}
        categories={[
          { href: buildPath(locale, route), title: t('all'), isCurrent: term === null },
          ...(categories.ok ? categories.value.results : []).map(({ url, title, id }) => ({
            href: url,
            title,
            isCurrent: termType === 'category' && id === term?.id,
          })),
        ]}
        years={[
          { href: address, title: t('allYears'), isCurrent: filter.year === null },
          ...years.map((year) => ({
            href: `${address}?year=${year}`,
            title: String(year),
            isCurrent: year === filter.year,
          })),
        ]}
        loadedList={articleList}
      />
    </RoutePage>
  )
}

/**
 * Creates the `generateMetadata` function for a list. The title and the address belong to the list;
 * everything else comes from the content page of the route.
 */
export function createArticleListMetadata(listRoute: ArticleListRoute) {
  return async (props: RouteProps): Promise<Metadata> => {
    const request = await parseRequest(listRoute, props)
    if (typeof request === 'number') return loadErrorMetadata(await readLocale(props.params), request)
    const metadata = await createRouteMetadata(listRoute.route)(props)
    const { locale, term } = request
    const feed = toFeedAddress(toListAddress(listRoute.route, locale, term))
    const settings = await readSettings(locale)
    return {
      ...replaceAddresses(metadata, locale, toAlternates(listRoute, request), { 'application/rss+xml': feed }),
      ...(term && settings.ok && { title: `${term.title} – ${settings.value.short_name}` }),
    }
  }
}
