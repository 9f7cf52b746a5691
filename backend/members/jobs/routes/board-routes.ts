import type { Context } from 'hono'
import { type LookupName, listLookup, loadLookupNames } from '@/backend/library/job-lookups/lookup-values'
import { findRecordIds } from '@/backend/library/search/find-record-ids'
import { findSettings } from '@/backend/library/settings/store'
import { answerFeed, answerFile } from '@/backend/platform/http/answers/answer-feed'
import { HttpError } from '@/backend/platform/http/answers/http-error'
import { addCacheTag, setCacheTags } from '@/backend/platform/http/answers/set-cache-tags'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { pageRange, presentContinued } from '@/backend/platform/http/requests/paging'
import { parseId, readId } from '@/backend/platform/http/requests/read-id'
import { createRouter } from '@/backend/platform/http/router'
import { findPositions } from '@/backend/platform/places/find-positions'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { countryCodes } from '@/lib/contract/common/countries'
import type { Locale } from '@/lib/contract/common/locale'
import { presentRegion, regionCodes } from '@/lib/contract/common/region'
import type { JobFacet } from '@/lib/contract/jobs/job-facets'
import { type JobList, jobRadii } from '@/lib/contract/jobs/job-list'
import type { JobTeaser } from '@/lib/contract/jobs/jobs'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { byFacet, createBoard, type ListedJobs } from '../board'
import { findJobs, type JobFilter } from '../find-jobs'
import { type JobFeedOptions, jobFeed, jobJsonFeed } from '../job-feed'
import { type JobCursor, unlocated } from '../job-order'
import { findNearlyFitting } from '../nearly-fitting'
import { loadEmployers, presentCountry, presentTeasers } from '../present-facts'
import { findPublishedJob, presentJob } from '../read-job'
import { similarJobs } from '../similar-jobs'
import {
  type BoardQuery,
  board,
  countries,
  feed,
  jsonFeed,
  lookups,
  one,
  regions,
  search,
  teaser,
} from './descriptions'

/** How many ads a feed has. */
const feedLength = '30'
const newest = 5
const similarOnes = 5
const nearlyFitting = 5

/** An empty value asks for all, as a form sends it. */
const listed = (value: string | undefined) => (value ? value.split(',') : null)

/** Ids count from 1: nothing is by 0. */
const filterId = (value: string | undefined) => (value ? (parseId(value) ?? 0) : null)

function readCursor(after: string | undefined): JobCursor | null {
  if (after === undefined) return null
  const [key, id] = after.split('_')
  return { key: Number(key), id: Number(id) }
}

/** What a list shows beside the ads themselves: their employers, with names, addresses and logos. */
function tagsOf(ads: readonly Pick<JobTeaser, 'organization'>[], locale: Locale): string[] {
  return ads.flatMap(({ organization }) =>
    organization ? [cacheTags.pageLink(organization.id, locale), cacheTags.record(organization.id)] : [],
  )
}

/** GET api/jobs/, search-jobs/, jobs/teaser/, jobs/{id}/, the lookups, regions/ and countries/ */
export function jobBoardRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const listedJobs = createBoard()

  async function filterOf(query: BoardQuery, locale: Locale): Promise<JobFilter> {
    const words = query.search?.trim() ?? ''
    const facets = byFacet((facet) => listed(query[facet]))
    return {
      facets,
      organization: filterId(query.organization),
      ids: words === '' ? null : await findRecordIds(db, { kind: 'jobs', locale, search: words }),
      among: query.ids === undefined ? null : new Set(query.ids.split(',').map(Number)),
      ordering: query.ordering || (query.near ? 'distance' : '-published'),
      near: query.near ? await findPositions(db, query.near, facets.country) : [],
      within: jobRadii.find((radius) => String(radius) === query.within) ?? null,
    }
  }

  async function askedHouse({ organization: id }: JobFilter, locale: Locale) {
    return id === null ? null : ((await loadEmployers(db, [id], locale)).get(id) ?? null)
  }

  async function answerList(c: Context<AppEnv>, query: BoardQuery): Promise<JobList> {
    const locale = c.get('locale')
    const range = pageRange(query)
    const filter = await filterOf(query, locale)
    const jobs = await listedJobs(db)
    const now = clock()
    const found = findJobs(jobs, filter, { ...range, after: readCursor(query.after) }, now)
    const distances = new Map(found.distances?.map((distance, place) => [found.ids[place], distance]))
    const teasers = await presentTeasers(db, found.ids, locale)
    const results = teasers.map((job) => ({ ...job, distance: inKilometers(distances.get(job.id)) }))
    const nearly =
      found.count === 0 && !filter.among
        ? findNearlyFitting(jobs, filter, { now, limit: nearlyFitting })
        : { relaxed: [], ids: [] }
    const nearlyFittingOnes = await presentTeasers(db, nearly.ids, locale)
    const house = await askedHouse(filter, locale)
    const lookupName = await loadLookupNames(db, locale)
    setCacheTags(c, [
      cacheTags.jobs,
      ...tagsOf([...results, ...nearlyFittingOnes, { organization: house }], locale),
    ])
    const cursor = found.last && `${found.last.key}_${found.last.id}`
    return {
      ...presentContinued(c, env.SITE_URL, range, { count: found.count, results, cursor }),
      is_near_known: query.near ? (filter.near?.length ?? 0) > 0 : null,
      organization: house && { id: house.id, title: house.title },
      radii: [...found.radii].map(([value, count]) => ({ value, count })),
      relaxed: nearly.relaxed,
      nearly_fitting: nearlyFittingOnes,
      ended: endedOf(jobs, filter, now),
      facets: byFacet((facet) => presentFacet(facet, found.facets[facet], { locale, lookupName })),
    }
  }

  async function feedOptions(c: Context<AppEnv>, query: JobFeedOptions['query']): Promise<JobFeedOptions> {
    const locale = c.get('locale')
    addCacheTag(c, cacheTags.settings)
    return { locale, query, settings: await findSettings(db, locale), siteUrl: env.SITE_URL }
  }

  async function answerLookup(c: Context<AppEnv>, lookup: JobLookup) {
    setCacheTags(c, [cacheTags.jobLookups])
    return await listLookup(db, lookup, c.get('locale'))
  }

  return createRouter()
    .openapi(board, async (c) => c.json(await answerList(c, c.req.valid('query')), 200))
    .openapi(search, async (c) => c.json(await answerList(c, c.req.valid('query')), 200))
    .openapi(feed, async (c) => {
      const query = c.req.valid('query')
      const list = await answerList(c, { ...query, ordering: '-published', page_size: feedLength })
      return answerFeed(c, jobFeed(list, await feedOptions(c, query)))
    })
    .openapi(jsonFeed, async (c) => {
      const { after, page, page_size, ...query } = c.req.valid('query')
      const list = await answerList(c, { ...query, after, page, page_size, ordering: '-published' })
      const text = JSON.stringify(jobJsonFeed(list, await feedOptions(c, query)))
      return answerFile(c, text, { type: 'application/feed+json; charset=utf-8', changedAt: null })
    })
    .openapi(teaser, async (c) => {
      const locale = c.get('locale')
      const all = { facets: byFacet(() => null), organization: null, ids: null }
      const first = { after: null, offset: 0, limit: newest }
      const { ids } = findJobs(await listedJobs(db), { ...all, ordering: '-published' }, first, clock())
      const results = await presentTeasers(db, ids, locale)
      setCacheTags(c, [cacheTags.jobs, ...tagsOf(results, locale)])
      return c.json(results, 200)
    })
    .openapi(lookups.category, async (c) => c.json(await answerLookup(c, 'category'), 200))
    .openapi(lookups.employment_type, async (c) => c.json(await answerLookup(c, 'employment_type'), 200))
    .openapi(lookups.specialization, async (c) => c.json(await answerLookup(c, 'specialization'), 200))
    .openapi(lookups.occupation, async (c) => c.json(await answerLookup(c, 'occupation'), 200))
    .openapi(lookups.contract_type, async (c) => c.json(await answerLookup(c, 'contract_type'), 200))
    .openapi(countries, (c) =>
      c.json(
        countryCodes.map((code) => presentCountry(code, c.get('locale'))),
        200,
      ),
    )
    .openapi(regions, (c) => {
      const locale = c.get('locale')
      const alphabet = new Intl.Collator(locale)
      const all = regionCodes.map((code) => presentRegion(code, locale))
      return c.json(
        all.sort((a, b) => alphabet.compare(a.title, b.title)),
        200,
      )
    })
    .openapi(one, async (c) => {
      const id = readId(c.req.valid('param').id)
      const locale = c.get('locale')
      const now = clock()
      setCacheTags(c, [cacheTags.job(id)])
      setCacheTags(c, [cacheTags.job(id)])
      const { end, row } = await findPublishedJob(db, id, now)
      const near = similarJobs(await listedJobs(db), row, { now, limit: similarOnes })
      const similar = await presentTeasers(db, near, locale)
      // Which are like it changes with each that comes or goes.
      setCacheTags(c, [cacheTags.job(id), cacheTags.jobs, ...tagsOf(similar, locale)])
      if (end !== null) throw new HttpError('jobEnded', {}, { reason: end, similar })
      const job = await presentJob(db, row, locale)
      for (const tag of tagsOf([job], locale)) addCacheTag(c, tag)
      return c.json({ ...job, similar }, 200)
    })
}

/** What nobody knows is null. */
const inKilometers = (distance: number | undefined) =>
  distance === undefined || distance === unlocated ? null : Math.round(distance / 10)

/** Which of the ads that are asked for do not run. */
function endedOf(jobs: ListedJobs, { among }: JobFilter, now: Date): number[] {
  return [...(among ?? [])].filter((id) => {
    const row = jobs.ids.indexOf(id)
    return row < 0 || (jobs.expires[row] ?? 0) <= now.getTime()
  })
}

/** The values of a facet, the most frequent first. */
function presentFacet(facet: JobFacet, counts: ReadonlyMap<string, number>, words: FacetWords) {
  return [...counts]
    .map(([value, count]) => ({ value, name: facetName(facet, value, words), count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
}

interface FacetWords {
  locale: Locale
  lookupName: LookupName
}

function facetName(facet: JobFacet, value: string, { locale, lookupName }: FacetWords): string {
  if (facet === 'region') {
    const code = regionCodes.find((one) => one === value)
    return code ? presentRegion(code, locale).title : value
  }
  if (facet === 'country') return /^[A-Z]{2}$/.test(value) ? presentCountry(value, locale).name : value
  return lookupName(facet, value)
}
