import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { MissingPage } from '@/app/frame/record-page'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { noIndexMetadata, replaceAddresses } from '@/features/pages/metadata'
import { Search } from '@/features/search/components/search'
import { loadSearch } from '@/features/search/loaders'
import { parseSearchAddress, type SearchRequest, toSearchAddress } from '@/features/search/search-address'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageUrls } from '@/lib/contract/pages/page'

const route = '/search/[[...filter]]'

type Params = Promise<{ locale: string; filter?: string[] }>

/** Parses the address; null for an unknown kind or page number. */
async function parseRequest({ params, searchParams }: RouteProps): Promise<SearchRequest | null> {
  const { filter = [] } = await (params as Params)
  const { query, language, year, ordering } = await searchParams
  return parseSearchAddress(filter, {
    query: getFirstValue(query),
    language: getFirstValue(language),
    year: getFirstValue(year),
    ordering: getFirstValue(ordering),
  })
}

/**
 * Returns the addresses of the search by language. The other language may have fewer pages of
 * results, so its link leads to the first page.
 */
function toAlternates(locale: Locale, request: SearchRequest): PageUrls {
  const toAddress = (target: Locale) => toSearchAddress(target, target === locale ? request : { ...request, page: 1 })
  return { de: toAddress('de'), en: toAddress('en') }
}

/**
 * The search page. Shows 404 for an unknown kind or page number. A page with results is never
 * cached, because each search is counted and results have no cache tags.
 */
export async function SearchPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const request = await parseRequest(props)
  if (!request) return <MissingPage {...props} />
  const searchResult = request.query === '' ? null : await loadSearch(locale, request)
  if (searchResult?.state === 'missing') return <ErrorView locale={locale} status={404} />
  return (
    <RoutePage route={route} alternates={toAlternates(locale, request)} isCached={searchResult === null} {...props}>
      <Search locale={locale} request={request} searchResult={searchResult} />
    </RoutePage>
  )
}

/**
 * Returns the metadata of the search page. Its title contains the search words. Search engines do
 * not index it.
 */
export async function loadSearchMetadata(props: RouteProps): Promise<Metadata> {
  const locale = await readLocale(props.params)
  const request = await parseRequest(props)
  if (!request) return loadErrorMetadata(locale, 404)
  const metadata = await createRouteMetadata(route)(props)
  const t = await getTranslations({ locale, namespace: 'search' })
  const { query, category, page } = request
  const parts = [
    query !== '' && (category === null ? t('title', { query }) : t('titleOf', { query, kind: t(`kinds.${category}`) })),
    query !== '' && page > 1 && t('pageNumber', { page }),
    metadata.title,
  ]
  return {
    ...replaceAddresses(metadata, locale, toAlternates(locale, request)),
    ...noIndexMetadata,
    title: parts.filter(Boolean).join(' – '),
  }
}
