import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageNumberOf, upToPage } from '@/components/list/list-address'
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
import { reasons } from '@/features/pages/failure'
import { markPagePublic } from '@/features/pages/loaders'
import { metadataAt, notIndexed } from '@/features/pages/metadata'
import { type Locale, otherLocale } from '@/lib/contract/common/locale'
import { regionTitles } from '@/lib/contract/common/region'
import type { PageUrls } from '@/lib/contract/pages/page'
import type { OrganizationCategory } from '@/lib/contract/records/organization-record'
import { localeOf, type RouteProps } from '../../frame/address'
import { ErrorView, errorMetadata } from '../../frame/error-view'
import { RoutePage, routeMetadata } from '../../frame/route-page'
import { firstValue } from '../../frame/search-value'

/** The part of the directory on a route; null for the overview. */
type Category = OrganizationCategory | null

/** The request of the directory in an address. */
interface AskedDirectory {
  locale: Locale
  filter: DirectoryFilter
  page: number
}

/** Parses the request; null for an unknown state, letter or page number. */
async function askedDirectory(category: Category, props: RouteProps): Promise<AskedDirectory | null> {
  const locale = await localeOf(props.params)
  const { page: pageValue, search, region, letter, place } = await props.searchParams
  const page = pageNumberOf(pageValue)
  const filter = parseDirectoryFilter(category, {
    search: firstValue(search),
    region: firstValue(region),
    letter: firstValue(letter),
    place: firstValue(place),
  })
  return page === null || filter === null ? null : { locale, filter, page }
}

function alternatesOf({ locale, filter, page }: AskedDirectory): PageUrls {
  const own = upToPage(directoryAddress(locale, filter), page)
  // The other language may have fewer pages.
  const other = directoryAddress(otherLocale(locale), filter)
  return locale === 'de' ? { de: own, en: other } : { de: other, en: own }
}

/** Returns true for the overview. A filtered directory is a list. */
const isOverview = ({ filter, page }: AskedDirectory) =>
  filter.category === null && !isNarrowed(filter) && page === 1

/** The page of a part of the directory; 404 for an invalid request. */
export async function DirectoryPage({ category, ...props }: RouteProps & { category: Category }) {
  const asked = await askedDirectory(category, props)
  const locale = await localeOf(props.params)
  const loaded = asked && !isOverview(asked) ? await loadDirectory(locale, asked.filter, asked.page) : null
  if (!asked || loaded?.hasPage === false) {
    await markPagePublic(locale)
    return <ErrorView locale={locale} status={404} reason={reasons.noRoute} />
  }
  return (
    <RoutePage route={directoryRoute(category)} alternates={alternatesOf(asked)} isFormFirst {...props}>
      {await contentOf(asked, loaded)}
    </RoutePage>
  )
}

async function contentOf(asked: AskedDirectory, loaded: LoadedList | null) {
  const { locale, filter } = asked
  const all = await loadPlaces(locale)
  const found = filter.search === '' ? all : await loadPlaces(locale, filter.search)
  if (!all || !found) {
    const t = await getTranslations({ locale, namespace: 'list' })
    return <p role="alert">{t('unreadable')}</p>
  }
  if (isOverview(asked)) return <DirectoryOverview locale={locale} all={all} />
  return <Directory locale={locale} filter={filter} matchingPlaces={found} all={all} loaded={loaded} />
}

/** Creates the `generateMetadata` of the page: its own address, and the filter in its title. */
export function directoryMetadata(category: Category) {
  return async (props: RouteProps): Promise<Metadata> => {
    const asked = await askedDirectory(category, props)
    if (!asked) return errorMetadata(await localeOf(props.params), 404)
    const metadata = await routeMetadata(directoryRoute(category))(props)
    const { locale, filter } = asked
    const { search, region, letter, place } = filter
    const narrowed = [search, place, region && regionTitles[region][locale], letter].filter(Boolean)
    return {
      ...metadataAt(metadata, locale, alternatesOf(asked)),
      title: [narrowed.join(', '), metadata.title].filter(Boolean).join(': '),
      ...(search !== '' && notIndexed),
    }
  }
}
