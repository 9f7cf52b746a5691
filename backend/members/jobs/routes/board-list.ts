import type { Context } from 'hono'
import { loadPublicOrganizations } from '@/backend/content/records/load-public-organizations'
import { type LookupName, loadLookupNames } from '@/backend/library/job-lookups/lookup-values'
import { findRecordIds } from '@/backend/library/search/find-record-ids'
import type { Database } from '@/backend/platform/db/client'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { pageRange, presentCursorPage } from '@/backend/platform/http/requests/paging'
import { parseFilterId } from '@/backend/platform/http/requests/read-id'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { findPositions } from '@/backend/platform/places/find-positions'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { regionCodes, toRegion } from '@/lib/contract/common/region'
import type { JobFacet } from '@/lib/contract/jobs/job-facets'
import { type JobList, jobRadii } from '@/lib/contract/jobs/job-list'
import type { JobTeaser } from '@/lib/contract/jobs/jobs'
import { type createListedJobsLoader, type ListedJobs, mapFacets } from '../board'
import { findJobs, type JobFilter } from '../find-jobs'
import { type JobCursor, unknownDistance } from '../job-order'
import { findNearlyFittingJobs } from '../nearly-fitting'
import { presentCountry, presentTeasers } from '../present-job'
import type { BoardQuery } from './descriptions'

/** The maximum number of similar ads in the response if no ad matches. */
const maxNearlyFittingJobs = 5

/** Splits a list of values; null for an empty list, which forms send for the choice "all". */
const splitList = (value: string | undefined) => (value ? value.split(',') : null)

function parseCursor(after: string | undefined): JobCursor | null {
  if (after === undefined) return null
  const [key, id] = after.split('_')
  return { key: Number(key), id: Number(id) }
}

/** Lists the cache tags of employers, whose names, addresses and logos are in the response. */
export function listEmployerTags(ads: readonly Pick<JobTeaser, 'organization'>[]): string[] {
  return ads.flatMap(({ organization }) =>
    organization
      ? [...locales.map((locale) => cacheTags.pageLink(organization.id, locale)), cacheTags.record(organization.id)]
      : [],
  )
}

/**
 * Lists the ads that a request selects, with the facets that can narrow the list further, and sets
 * the cache tags.
 */
export type ListBoard = (c: Context<AppEnv>, query: BoardQuery) => Promise<JobList>

/**
 * Creates the function that lists the board.
 * @param loadListedJobs loads the ads of the board, from memory if they have not changed
 */
export function createBoardList(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  loadListedJobs: ReturnType<typeof createListedJobsLoader>,
): ListBoard {
  return async (c, query) => {
    const locale = c.get('locale')
    const range = pageRange(query)
    const filter = await buildFilter(db, query, locale)
    const jobs = await loadListedJobs(db)
    const now = clock()
    const matches = findJobs(jobs, filter, { ...range, after: parseCursor(query.after) }, now)
    const distances = new Map(matches.distances?.map((distance, index) => [matches.ids[index], distance]))
    const teasers = await presentTeasers(db, matches.ids, locale)
    const results = teasers.map((job) => ({ ...job, distance: toKilometers(distances.get(job.id)) }))
    const nearlyFittingJobs =
      matches.count === 0 && !filter.requestedIds
        ? findNearlyFittingJobs(jobs, filter, { now, limit: maxNearlyFittingJobs })
        : { relaxed: [], ids: [] }
    const nearlyFittingTeasers = await presentTeasers(db, nearlyFittingJobs.ids, locale)
    const organization = await loadFilteredEmployer(db, filter, locale)
    const getLookupName = await loadLookupNames(db, locale)
    setCacheTags(c, [cacheTags.jobs, ...listEmployerTags([...results, ...nearlyFittingTeasers, { organization }])])
    const cursor = matches.lastCursor && `${matches.lastCursor.key}_${matches.lastCursor.id}`
    return {
      ...presentCursorPage(c, env.SITE_URL, range, { count: matches.count, results, cursor }),
      is_near_known: query.near ? (filter.startingPoints?.length ?? 0) > 0 : null,
      organization: organization && { id: organization.id, title: organization.title },
      radii: [...matches.radii].map(([value, count]) => ({ value, count })),
      relaxed: nearlyFittingJobs.relaxed,
      nearly_fitting: nearlyFittingTeasers,
      ended: listEndedIds(jobs, filter, now),
      facets: mapFacets((facet) => presentFacet(facet, matches.facets[facet], { locale, getLookupName })),
    }
  }
}

async function buildFilter(db: Database, query: BoardQuery, locale: Locale): Promise<JobFilter> {
  const words = query.search?.trim() ?? ''
  const facets = mapFacets((facet) => splitList(query[facet]))
  return {
    facets,
    organization: parseFilterId(query.organization),
    ids: words === '' ? null : await findRecordIds(db, { kind: 'jobs', locale, search: words }),
    requestedIds: query.ids === undefined ? null : new Set(query.ids.split(',').map(Number)),
    ordering: query.ordering || (query.near ? 'distance' : '-published'),
    startingPoints: query.near ? await findPositions(db, query.near, facets.country) : [],
    radius: jobRadii.find((radius) => String(radius) === query.within) ?? null,
  }
}

/** Loads the organization of the filter; null if the filter has no or an unknown organization. */
async function loadFilteredEmployer(db: Database, { organization: id }: JobFilter, locale: Locale) {
  if (id === null) return null
  const employers = await loadPublicOrganizations(db, [id], locale)
  return employers.get(id) ?? null
}

/** Converts a distance in units of 100 meters to kilometers; null for an unknown distance. */
const toKilometers = (distance: number | undefined) =>
  distance === undefined || distance === unknownDistance ? null : Math.round(distance / 10)

/** Returns those of the requested ids whose ads have ended or do not exist. */
function listEndedIds(jobs: ListedJobs, { requestedIds }: JobFilter, now: Date): number[] {
  return [...(requestedIds ?? [])].filter((id) => {
    const row = jobs.ids.indexOf(id)
    return row < 0 || (jobs.endTimes[row] ?? 0) <= now.getTime()
  })
}

/** Presents the values of a facet, most frequent first. */
function presentFacet(facet: JobFacet, counts: ReadonlyMap<string, number>, context: NameContext) {
  return [...counts]
    .map(([value, count]) => ({ value, name: getFacetValueName(facet, value, context), count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

interface NameContext {
  locale: Locale
  getLookupName: LookupName
}

function getFacetValueName(facet: JobFacet, value: string, { locale, getLookupName }: NameContext): string {
  if (facet === 'region') {
    const code = regionCodes.find((regionCode) => regionCode === value)
    return code ? toRegion(code, locale).title : value
  }
  if (facet === 'country') return /^[A-Z]{2}$/.test(value) ? presentCountry(value, locale).name : value
  return getLookupName(facet, value)
}
