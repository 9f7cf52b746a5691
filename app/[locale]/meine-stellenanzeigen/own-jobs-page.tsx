import { AccountCalls } from '@/components/behavior/account-calls'
import { parsePageNumber } from '@/components/list/list-address'
import { RefusalNotice } from '@/features/account/components/refusal-notice'
import { loadUser } from '@/features/account/loaders'
import { OwnJobs } from '@/features/jobs/own-jobs/components/own-jobs'
import { loadOwnJobsState, loadTeam } from '@/features/jobs/own-jobs/own-job-loaders'
import { ownJobsAddress } from '@/features/jobs/own-jobs/own-jobs-address'
import type { OwnJobsRequest } from '@/features/jobs/own-jobs/own-jobs-query'
import type { Locale } from '@/lib/contract/common/locale'
import { type JobState, jobStates } from '@/lib/contract/jobs/jobs'
import { toBerlinDay } from '@/lib/datetime'
import { buildPath } from '@/lib/i18n/paths'
import { type RouteProps, readLocale } from '../../frame/address'
import { ErrorView } from '../../frame/error-view'
import { RoutePage } from '../../frame/route-page'
import { getFirstValue } from '../../frame/search-value'
import { JobAccessMissing } from './job-access-missing'
import { OwnTeamInBrowser } from './own-team-in-browser'

/** Parses the state in the address; null for ads in all states, undefined for an unknown state. */
function parseState(value: string | null): JobState | null | undefined {
  return value === null || value === '' ? null : jobStates.find((state) => state === value)
}

/** Loads a page of ads, or the first page if that one no longer exists. */
async function loadPageOrFirst(request: OwnJobsRequest) {
  const jobsState = await loadOwnJobsState(request)
  const isMissing = !jobsState.ok && jobsState.failure.status === 404 && request.page > 1
  if (!isMissing) return { request, jobsState }
  const firstRequest = { ...request, page: 1 }
  return { request: firstRequest, jobsState: await loadOwnJobsState(firstRequest) }
}

/**
 * The list of the user's own ads. Shows 404 for an unknown state or page number, and the first page
 * instead of one that no longer exists.
 */
export async function OwnJobsPage(props: RouteProps) {
  const locale = await readLocale(props.params)
  const { deleted, page: pageValue, state: stateValue } = await props.searchParams
  const page = parsePageNumber(pageValue)
  const state = parseState(getFirstValue(stateValue))
  const notFound = <ErrorView locale={locale} status={404} />
  if (page === null || state === undefined) return notFound
  const [{ request, jobsState }, team, user] = await Promise.all([
    loadPageOrFirst({ locale, state, page }),
    loadTeam(locale),
    loadUser(locale),
  ])
  if (!jobsState.ok && jobsState.failure.status === 404) return notFound
  const toAddress = (language: Locale) => ownJobsAddress(language, state, request.page)
  return (
    <RoutePage route="/meine-stellenanzeigen" alternates={{ de: toAddress('de'), en: toAddress('en') }} {...props}>
      <AccountCalls accountId={user.ok ? user.value.id : 0} />
      {jobsState.ok ? (
        <OwnJobs
          request={request}
          today={toBerlinDay(new Date())}
          hasDeletionNotice={getFirstValue(deleted) !== null}
          dehydratedState={jobsState.value}
          team={team.ok && <OwnTeamInBrowser initialTeam={team.value} locale={locale} />}
        />
      ) : (
        <RefusedList locale={locale} status={jobsState.failure.status} />
      )}
    </RoutePage>
  )
}

function RefusedList({ locale, status }: { locale: Locale; status: number }) {
  if (status === 403) return <JobAccessMissing locale={locale} />
  return <RefusalNotice status={status} loginHref={buildPath(locale, '/account/login')} />
}
