import { createRoute, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient, toVisitor } from '@/backend/platform/http/client'
import { requireRight } from '@/backend/platform/http/guards/login'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { localeSchema } from '@/lib/contract/common/locale-schema'
import { searchOverviewSchema } from '@/lib/contract/site/search'
import { searchClickSchema, searchReportPeriods, searchReportSchema } from '@/lib/contract/site/search-report'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { countClick, countSearch } from './count-searches'
import { mayReadSearchReport } from './policy'
import { readSearchReport } from './read-report'

/** The maximum rate of counted searches and clicks per client, which only bots exceed. */
const clientRate = { burst: 30, perSecond: 0.2 }

const report = createRoute({
  method: 'get',
  path: '/search-report',
  summary: 'Reports the searches of visitors in the last days',
  request: {
    query: z.object({ days: z.enum(searchReportPeriods).default('30'), language: localeSchema.optional() }),
  },
  responses: {
    200: json(searchReportSchema, 'The report'),
    400: invalidFields('Unknown period or language'),
    401: refusal('Not logged in'),
    403: refusal('The user is not an editor'),
  },
})

const click = createRoute({
  method: 'post',
  path: '/search-report/clicks',
  summary: 'Counts a click on a search result; the response does not show if the click is counted',
  request: { body: jsonContent(searchClickSchema) },
  responses: {
    204: { description: 'Accepted' },
    400: invalidFields('Unknown path or position'),
    429: refusal('Too many requests of the client'),
  },
})

/** GET api/search-report/, POST api/search-report/clicks/ */
export function searchReportRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const buckets = createTokenBuckets(clientRate)
  return createRouter()
    .openapi(report, async (c) => {
      await requireRight(c, mayReadSearchReport)
      const { days, language = null } = c.req.valid('query')
      return c.json(await readSearchReport(db, { days: Number(days), locale: language }, clock()), 200)
    })
    .openapi(click, async (c) => {
      const retryAfterSeconds = buckets.take(toClient(c), clock())
      if (retryAfterSeconds > 0) throw new HttpError('tooManyRequests', { 'Retry-After': String(retryAfterSeconds) })
      await countClick(db, { locale: c.get('locale'), ...c.req.valid('json') }, clock())
      return c.body(null, 204)
    })
}

const countedResponseSchema = searchOverviewSchema.pick({ query: true, pages: true, others: true })

/**
 * Counts the searches that a page shows to a visitor (`counted=true`). Counts in the background,
 * without data about the client.
 */
export function countSearches({ db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>) {
  const buckets = createTokenBuckets(clientRate)
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (c.req.query('counted') !== 'true' || c.res.status !== 200) return
    if (buckets.take(toVisitor(c), clock()) > 0) return
    const response = countedResponseSchema.safeParse(await c.res.clone().json())
    if (!response.success) return
    const { query, pages, others } = response.data
    const search = { locale: c.get('locale'), query, hitCount: pages.count + others.count }
    background.run('counting a search', () => countSearch(db, search, clock()))
  })
}
