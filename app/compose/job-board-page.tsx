import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageNumberOf, upToPage } from '@/components/list/list-address'
import { JobBoard } from '@/features/jobs/components/job-board'
import { SavedBoard } from '@/features/jobs/components/saved-board'
import {
  boardAddress,
  boardFeedAddress,
  isNarrowed,
  type JobFilter,
  readJobFilter,
  savedAddress,
} from '@/features/jobs/job-filter'
import { type LoadedJobs, loadJobs, loadToday } from '@/features/jobs/job-loaders'
import { reasons } from '@/features/pages/failure'
import { markPagePublic } from '@/features/pages/loaders'
import { metadataAt, notIndexed } from '@/features/pages/metadata'
import { JobAlert } from '@/features/subscriptions/components/job-alert'
import { SubscriptionMessages } from '@/features/subscriptions/components/subscription-messages'
import { type JobFacet, jobFacets } from '@/lib/contract/job-facets'
import type { Locale } from '@/lib/contract/locale'
import type { PageUrls } from '@/lib/contract/page'
import type { AlertFilter } from '@/lib/contract/subscription'
import { localeOf, type RouteProps } from './address'
import { ErrorView, errorMetadata } from './error-view'
import { privacyPaths } from './privacy-paths'
import { RoutePage, routeMetadata } from './route-page'
import { firstValue } from './search-value'

const route = '/jobboerse'

interface AskedBoard {
  locale: Locale
  filter: JobFilter
  page: number
  /** Whether the ads are asked for that were saved in the browser. */
  isSaved: boolean
}

/** Null where there is no such order or page number. */
async function askedBoard({ params, searchParams }: RouteProps): Promise<AskedBoard | null> {
  const locale = await localeOf(params)
  const values = await searchParams
  const page = pageNumberOf(values.page)
  const filter = readJobFilter((name) => firstValue(values[name]))
  const isSaved = firstValue(values.saved) === '1'
  return page === null || filter === null ? null : { locale, filter, page, isSaved }
}

/** The board has the same ads in both languages. */
function alternatesOf({ filter, page, isSaved }: AskedBoard): PageUrls {
  const addressIn = (locale: Locale) =>
    isSaved ? savedAddress(locale) : upToPage(boardAddress(locale, filter), page)
  return { de: addressIn('de'), en: addressIn('en') }
}

/** The job board; a 404 for orders and pages that there are not. */
export async function JobBoardPage(props: RouteProps) {
  const locale = await localeOf(props.params)
  const asked = await askedBoard(props)
  if (asked?.isSaved) {
    return (
      <RoutePage route={route} alternates={alternatesOf(asked)} {...props}>
        <SavedBoard locale={locale} today={loadToday()} />
      </RoutePage>
    )
  }
  const loaded = asked && (await loadJobs(locale, asked.filter, asked.page))
  if (!asked || loaded === 'missing') {
    await markPagePublic(locale)
    return <ErrorView locale={locale} status={404} reason={reasons.noRoute} />
  }
  return (
    <RoutePage route={route} alternates={alternatesOf(asked)} {...props}>
      <JobBoard
        {...{ locale, loaded }}
        filter={asked.filter}
        today={loadToday()}
        alert={
          <SubscriptionMessages locale={locale}>
            <JobAlert
              {...{ locale }}
              filter={alertFilterOf(asked.filter, loaded)}
              about={await filterInWords(asked.filter, loaded, locale)}
              privacyHref={privacyPaths[locale]}
            />
          </SubscriptionMessages>
        }
      />
    </RoutePage>
  )
}

/** What the board is narrowed to: what was typed, the house, the place, then the names of the values; empty for all ads. */
async function filterInWords(filter: JobFilter, loaded: LoadedJobs | null, locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'jobs' })
  const nameOf = (facet: JobFacet, value: string) =>
    loaded?.facets[facet].find((known) => known.value === value)?.name ?? value
  const { search, organization, chosen } = filter
  const { near, within } = radiusOf(filter, loaded)
  const names = jobFacets.flatMap((facet) => chosen[facet].map((value) => nameOf(facet, value)))
  return [
    ...(search === '' ? [] : [t('named', { words: search })]),
    ...(organization === '' ? [] : [loaded?.organization?.title ?? t('unknownHouse')]),
    ...(within === '' ? [] : [t('withinOf', { near, value: within })]),
    ...names,
  ].join(', ')
}

/** How far from where ads are at most: anywhere, if nobody knows the postcode. */
function radiusOf({ near, within }: JobFilter, loaded: LoadedJobs | null) {
  const isNarrowing = within !== null && loaded?.isNearKnown === true
  return isNarrowing ? { near, within: `${within}` } : { near: '', within: '' }
}

/** What the board shows, whatever its order. */
function alertFilterOf(filter: JobFilter, loaded: LoadedJobs | null): AlertFilter {
  const { search, organization, chosen } = filter
  const { category, employment_type, specialization, occupation, contract_type, region, country } = chosen
  return {
    ...{ search, organization, ...radiusOf(filter, loaded) },
    category: category.join(),
    employment_type: employment_type.join(),
    specialization: specialization.join(),
    occupation: occupation.join(),
    contract_type: contract_type.join(),
    region: region.join(),
    country: country.join(),
  }
}

/** The metadata of the same: what the board is narrowed to in its title, and the feed of the same ads. */
export async function jobBoardMetadata(props: RouteProps): Promise<Metadata> {
  const asked = await askedBoard(props)
  if (!asked) return errorMetadata(await localeOf(props.params), 404)
  const { locale, filter, page, isSaved } = asked
  const metadata = await routeMetadata(route)(props)
  const loaded = isNarrowed(filter) ? await loadJobs(locale, filter, page) : null
  const about = await filterInWords(filter, loaded === 'missing' ? null : loaded, locale)
  return {
    ...metadataAt(metadata, locale, alternatesOf(asked), {
      'application/rss+xml': boardFeedAddress(locale, filter),
    }),
    title: [about, metadata.title].filter(Boolean).join(': '),
    // Ads come and go: only the whole board is worth a place in a search engine, and each ad has a page of its own.
    ...((isNarrowed(filter) || filter.near !== '' || isSaved) && notIndexed),
  }
}
