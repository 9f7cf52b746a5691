import type { Context } from 'hono'
import { listLookup } from '@/backend/library/job-lookups/lookup-values'
import { findSettings } from '@/backend/library/settings/store'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { readId } from '@/backend/platform/http/requests/read-id'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { sendFeed, sendFile } from '@/backend/platform/http/responses/send-file'
import { addCacheTag, setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { countryCodes } from '@/lib/contract/common/countries'
import { regionCodes, toRegion } from '@/lib/contract/common/region'
import type { JobLookup } from '@/lib/contract/records/job-lookups'
import { createListedJobsLoader, mapFacets } from '../board'
import { findJobs } from '../find-jobs'
import { createJobFeed, createJobJsonFeed, type JobFeedOptions } from '../job-feed'
import { presentCountry, presentTeasers } from '../present-job'
import { presentJob, requireEverPublishedJob } from '../read-job'
import { findSimilarJobs } from '../similar-jobs'
import { createBoardList, listEmployerTags } from './board-list'
import { board, countries, detail, feed, jsonFeed, lookups, regions, search, teaser } from './descriptions'

/** The number of ads in an RSS feed. */
const feedLength = 30
const maxNewestJobs = 5
const maxSimilarJobs = 5

/** GET api/jobs/, search-jobs/, jobs/teaser/, jobs/{id}/, the lookups, regions/ and countries/ */
export function jobBoardRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  const loadListedJobs = createListedJobsLoader()
  const listBoard = createBoardList({ db, env, clock }, loadListedJobs)

  async function loadFeedOptions(c: Context<AppEnv>, query: JobFeedOptions['query']): Promise<JobFeedOptions> {
    const locale = c.get('locale')
    addCacheTag(c, cacheTags.settings)
    return { locale, query, settings: await findSettings(db, locale), siteUrl: env.SITE_URL }
  }

  async function listLookupValues(c: Context<AppEnv>, lookup: JobLookup) {
    setCacheTags(c, [cacheTags.jobLookups])
    return await listLookup(db, lookup, c.get('locale'))
  }

  return createRouter()
    .openapi(board, async (c) => c.json(await listBoard(c, c.req.valid('query')), 200))
    .openapi(search, async (c) => c.json(await listBoard(c, c.req.valid('query')), 200))
    .openapi(feed, async (c) => {
      const query = c.req.valid('query')
      const list = await listBoard(c, { ...query, ordering: '-published', page_size: `${feedLength}` })
      return sendFeed(c, createJobFeed(list, await loadFeedOptions(c, query)))
    })
    .openapi(jsonFeed, async (c) => {
      const { after, page, page_size, ...query } = c.req.valid('query')
      const paging = { after, page, page_size }
      const list = await listBoard(c, { ...query, ...paging, ordering: '-published' })
      const text = JSON.stringify(createJobJsonFeed(list, await loadFeedOptions(c, query)))
      return sendFile(c, text, { type: 'application/feed+json; charset=utf-8' })
    })
    .openapi(teaser, async (c) => {
      const locale = c.get('locale')
      const noFilter = { facets: mapFacets(() => null), organization: null, ids: null }
      const firstPart = { after: null, offset: 0, limit: maxNewestJobs }
      const { ids } = findJobs(await loadListedJobs(db), { ...noFilter, ordering: '-published' }, firstPart, clock())
      const results = await presentTeasers(db, ids, locale)
      setCacheTags(c, [cacheTags.jobs, ...listEmployerTags(results)])
      return c.json(results, 200)
    })
    .openapi(lookups.category, async (c) => c.json(await listLookupValues(c, 'category'), 200))
    .openapi(lookups.employment_type, async (c) => c.json(await listLookupValues(c, 'employment_type'), 200))
    .openapi(lookups.specialization, async (c) => c.json(await listLookupValues(c, 'specialization'), 200))
    .openapi(lookups.occupation, async (c) => c.json(await listLookupValues(c, 'occupation'), 200))
    .openapi(lookups.contract_type, async (c) => c.json(await listLookupValues(c, 'contract_type'), 200))
    .openapi(countries, (c) =>
      c.json(
        countryCodes.map((code) => presentCountry(code, c.get('locale'))),
        200,
      ),
    )
    .openapi(regions, (c) => {
      const locale = c.get('locale')
      const collator = new Intl.Collator(locale)
      const allRegions = regionCodes.map((code) => toRegion(code, locale))
      return c.json(
        allRegions.sort((a, b) => collator.compare(a.title, b.title)),
        200,
      )
    })
    .openapi(detail, async (c) => {
      const id = readId(c.req.valid('param').id)
      const locale = c.get('locale')
      const now = clock()
      // The tags are set before each error, because the later creation or end of an ad changes it.
      setCacheTags(c, [cacheTags.job(id)])
      const { endReason, row } = await requireEverPublishedJob(db, id, now)
      const similarIds = findSimilarJobs(await loadListedJobs(db), row, { now, limit: maxSimilarJobs })
      const similarTeasers = await presentTeasers(db, similarIds, locale)
      // The similar ads depend on all ads.
      setCacheTags(c, [cacheTags.job(id), cacheTags.jobs, ...listEmployerTags(similarTeasers)])
      if (endReason !== null) throw new HttpError('jobEnded', {}, { reason: endReason, similar: similarTeasers })
      const job = await presentJob(db, row, locale)
      for (const tag of listEmployerTags([job])) addCacheTag(c, tag)
      return c.json({ ...job, similar: similarTeasers }, 200)
    })
}
