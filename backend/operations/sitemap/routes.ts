import { createRoute, z } from '@hono/zod-openapi'
import { NotFoundError } from '@/backend/platform/errors'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { cacheTags } from '@/lib/cache-tags'
import { listsPart, sitemapPartSchema, sitemapSchema } from '@/lib/contract/site/sitemap'
import { listJobParts, listJobsOfPart } from './list-jobs'
import { listEntriesOfLists } from './list-lists'
import { listPageParts, listPagesOfPart } from './list-pages'

const index = createRoute({
  method: 'get',
  path: '/sitemap',
  summary: 'Lists the parts of the public site map (optional for a backend)',
  responses: { 200: json(sitemapSchema, 'The names of the parts') },
})

const part = createRoute({
  method: 'get',
  path: '/sitemap/:name',
  summary: 'Lists the public pages of a part, in both languages',
  request: { params: z.object({ name: z.string().regex(/^(?:lists|(?:jobs-)?(?:0|[1-9]\d{0,5}))$/) }) },
  responses: {
    200: json(sitemapPartSchema, 'Addresses with the time of the last change, and pictures'),
    400: refusal('Invalid name'),
    404: refusal('Unknown part'),
  },
})

/** GET api/sitemap/ and sitemap/{name}/, equal in all languages. */
export function sitemapRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return createRouter()
    .openapi(index, async (c) => {
      setCacheTags(c, [cacheTags.sitemap, cacheTags.jobs])
      const parts = [...(await listPageParts(db)), ...(await listJobParts(db, clock()))]
      return c.json({ parts: [...parts, { name: listsPart, modified: null }] }, 200)
    })
    .openapi(part, async (c) => {
      const { name } = c.req.valid('param')
      if (name === listsPart) {
        const { sitemap, articleTerms, downloads, newsletterIssues } = cacheTags
        setCacheTags(c, [sitemap, articleTerms, downloads, newsletterIssues])
        return c.json({ entries: await listEntriesOfLists(db) }, 200)
      }
      const jobPart = /^jobs-(\d+)$/.exec(name)?.[1]
      const isJobPart = jobPart !== undefined
      setCacheTags(c, [isJobPart ? cacheTags.jobs : cacheTags.sitemapPart(Number(name))])
      const entries = isJobPart
        ? await listJobsOfPart(db, Number(jobPart), clock())
        : await listPagesOfPart(db, Number(name))
      if (entries.length === 0) throw new NotFoundError()
      return c.json({ entries }, 200)
    })
}
