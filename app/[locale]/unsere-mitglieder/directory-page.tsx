import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { extendToPage, parsePageNumber } from '@/components/list/list-address'
import type { LoadedList } from '@/components/list/load-list'
import { Directory } from '@/features/organizations/components/directory'
import { DirectoryOverview } from '@/features/organizations/components/directory-overview'
import {
  type DirectoryFilter,
  directoryAddress,
  directoryRoute,
  isNarrowed,
  parseDirectoryFilter,
} from '@/features/organizations/directory-filter'
import { loadDirectory, loadPlaces } from '@/features/organizations/directory-loaders'
import { noIndexMetadata, replaceAddresses } from '@/features/pages/metadata'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import type { PageUrls } from '@/lib/contract/pages/page'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import { type RouteProps, readLocale } from '../../frame/address'
import { loadErrorMetadata } from '../../frame/error-view'
import { MissingPage } from '../../frame/record-page'
import { createRouteMetadata, RoutePage } from '../../frame/route-page'
import { getFirstValue } from '../../frame/search-value'

/** The category of members that a route lists; null for the overview. */
type Category = OrganizationCategory | null

/** The part of the directory that an address requests. */
interface DirectoryRequest {
  locale: Locale
  filter: DirectoryFilter
  page: number
}

/** Parses the address; null for an unknown federal state, letter or page number. */
async function parseRequest(category: Category, props: RouteProps): Promise<DirectoryRequest | null> {
  const locale = await readLocale(props.params)
  const { page: pageValue, search, region, letter, place } = await props.searchParams
  const page = parsePageNumber(pageValue)
  const filter = parseDirectoryFilter(category, {
    search: getFirstValue(search),
    region: getFirstValue(region),
    letter: getFirstValue(letter),
    place: getFirstValue(place),
  })
  return page === null || filter === null ? null : { locale, filter, page }
}

function toAlternates({ locale, filter, page }: DirectoryRequest): PageUrls {
  const localeAddress = extendToPage(directoryAddress(locale, filter), page)
  // The list in the other language may have fewer pages, so its link leads to the first page.
  const otherAddress = directoryAddress(getOtherLocale(locale), filter)
  return locale === 'de' ? { de: localeAddress, en: otherAddress } : { de: otherAddress, en: localeAddress }
}

/** Returns true if the address requests the overview, not a filtered list. */
const isOverview = ({ filter, page }: DirectoryRequest) => filter.category === null && !isNarrowed(filter) && page === 1

/** The directory of members. Shows 404 for an invalid request. */
export async function DirectoryPage({ category, ...props }: RouteProps & { category: Category }) {
  const request = await parseRequest(category, props)
  const locale = await readLocale(props.params)
  const loadedList = request && !isOverview(request) ? await loadDirectory(locale, request.filter, request.page) : null
  if (!request || loadedList?.hasRequestedPage === false) {
    return <MissingPage {...props} />
  }
  return (
    <RoutePage route={directoryRoute(category)} alternates={toAlternates(request)} isFixedPartFirst {...props}>
      {await renderContent(request, loadedList)}
    </RoutePage>
  )
}

async function renderContent(request: DirectoryRequest, loadedList: LoadedList | null) {
  const { locale, filter } = request
  const allPlaces = await loadPlaces(locale)
  const places = filter.search === '' ? allPlaces : await loadPlaces(locale, filter.search)
  if (!allPlaces || !places) {
    const t = await getTranslations({ locale, namespace: 'list' })
    return <p role="alert">{t('unreadable')}</p>
  }
  if (isOverview(request)) return <DirectoryOverview locale={locale} allPlaces={allPlaces} />
  return (
    <Directory locale={locale} filter={filter} matchingPlaces={places} allPlaces={allPlaces} loadedList={loadedList} />
  )
}

/** Creates the `generateMetadata` function, with the address and the filter of the list. */
export function createDirectoryMetadata(category: Category) {
  return async (props: RouteProps): Promise<Metadata> => {
    const request = await parseRequest(category, props)
    if (!request) return loadErrorMetadata(await readLocale(props.params), 404)
    const metadata = await createRouteMetadata(directoryRoute(category))(props)
    const { locale, filter } = request
    const { search, region, letter, place } = filter
    const filterWords = [search, place, region && regionTitles[region][locale], letter].filter(Boolean)
    return {
      ...replaceAddresses(metadata, locale, toAlternates(request)),
      title: [filterWords.join(', '), metadata.title].filter(Boolean).join(': '),
      ...(search !== '' && noIndexMetadata),
    }
  }
}
