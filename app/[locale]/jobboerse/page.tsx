import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { loadErrorMetadata } from '@/app/frame/error-view'
import { MissingPage } from '@/app/frame/record-page'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue } from '@/app/frame/search-value'
import { extendToPage, parsePageNumber } from '@/components/list/list-address'
import { QueryProvider } from '@/components/query/query-provider'
import { type BoardRequest, boardAddress, boardFeedAddress, savedAddress } from '@/features/jobs/board-address'
import { useBoardTexts } from '@/features/jobs/components/board-texts'
import { SavedBoard } from '@/features/jobs/components/saved-board'
import { boardTitle, formatFilter } from '@/features/jobs/format-filter'
import { isNarrowed, parseJobFilter } from '@/features/jobs/job-filter'
import { loadJobs } from '@/features/jobs/job-loaders'
import { noIndexMetadata, replaceAddresses } from '@/features/pages/metadata'
import { readPublishedLegalAddress } from '@/lib/api/legal-addresses'
import { readMailLanguage } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageUrls } from '@/lib/contract/pages/page'
import { getMessages } from '@/lib/i18n/messages'
import { getToday } from '@/lib/today'
import { BoardWithAlert, type BoardWithAlertProps } from './board-with-alert'

const route = '/jobboerse'

interface PageRequest extends BoardRequest {
  locale: Locale
  /** True if the address requests the ads that this browser has saved. */
  isSaved: boolean
}

/** Parses the address; null for an invalid filter or page number. */
async function parseRequest({ params, searchParams }: RouteProps): Promise<PageRequest | null> {
  const locale = await readLocale(params)
  const values = await searchParams
  const page = parsePageNumber(values.page)
  const filter = parseJobFilter((name) => getFirstValue(values[name]))
  const isSaved = getFirstValue(values.saved) === '1'
  return page === null || filter === null ? null : { locale, filter, page, isSaved }
}

/** Returns the addresses of the same list of ads by language. */
function toAlternates({ filter, page, isSaved }: PageRequest): PageUrls {
  const toAddress = (locale: Locale) =>
    isSaved ? savedAddress(locale) : extendToPage(boardAddress(locale, filter), page)
  return { de: toAddress('de'), en: toAddress('en') }
}

/** Converts a metadata title to text. On this site every title is plain text. */
const toText = (title: Metadata['title']) => (typeof title === 'string' ? title : '')

/** The job board. Shows 404 for an invalid filter or page number. */
export default async function JobBoardPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const request = await parseRequest(props)
  if (request?.isSaved) {
    return (
      <RoutePage route={route} alternates={toAlternates(request)} {...props}>
        <SavedBoard locale={locale} today={getToday()} />
      </RoutePage>
    )
  }
  const jobs = request && (await loadJobs(locale, request.filter, request.page))
  if (!request || jobs?.list.hasRequestedPage === false) return <MissingPage {...props} />
  const { title } = await createRouteMetadata(route)(props)
  return (
    <RoutePage route={route} alternates={toAlternates(request)} {...props}>
      {jobs ? (
        <QueryProvider dehydratedState={jobs.list.dehydratedState}>
          <Board
            locale={locale}
            title={toText(title)}
            privacyHref={await readPublishedLegalAddress(locale, 'dataProtection')}
            mailLanguage={await readMailLanguage(locale)}
          />
        </QueryProvider>
      ) : (
        <p role="alert">{getMessages(locale).list.unreadable}</p>
      )}
    </RoutePage>
  )
}

type BoardProps = Pick<BoardWithAlertProps, 'locale' | 'title' | 'privacyHref' | 'mailLanguage'>

/**
 * The job board with its texts. It also gets the messages for the form of a job alert, which loads
 * on demand.
 */
function Board(props: BoardProps) {
  const t = useTranslations('subscriptions')
  const { forms, subscriptions, frame } = getMessages(props.locale)
  return (
    <BoardWithAlert
      {...props}
      texts={useBoardTexts()}
      alertLabel={t('job-alerts.label')}
      messages={{ forms, subscriptions, frame: { opensInNewTab: frame.opensInNewTab } }}
    />
  )
}

/** Returns the metadata of the board. The title and the feed belong to the filtered list. */
export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  const request = await parseRequest(props)
  if (!request) return loadErrorMetadata(await readLocale(props.params), 404)
  const { locale, filter, page, isSaved } = request
  const metadata = await createRouteMetadata(route)(props)
  const jobs = isNarrowed(filter) ? await loadJobs(locale, filter, page) : null
  const t = await getTranslations({ locale, namespace: 'jobs' })
  // `formatFilter` replaces the placeholders.
  const about = formatFilter(filter, jobs?.listPart, {
    named: t('named', { words: '{words}' }),
    unnamedOrganization: t('unnamedOrganization'),
    withinOf: t('withinOf', { near: '{near}', value: '{value}' }),
  })
  return {
    ...replaceAddresses(metadata, locale, toAlternates(request), {
      'application/rss+xml': boardFeedAddress(locale, filter),
    }),
    title: boardTitle(about, toText(metadata.title)),
    // Search engines index only the whole board in its default order, because other lists change
    // often and each ad has a page of its own. A postcode alone changes the order.
    ...((isNarrowed(filter) || filter.near !== '' || isSaved) && noIndexMetadata),
  }
}
