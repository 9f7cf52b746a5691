import { createRoute } from '@hono/zod-openapi'
import { createRouter, invalidFields, jsonContent } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { redirectHitsSchema } from '@/lib/contract/site/redirect'
import { createRedirectHits } from './redirect-hits'

const addition = createRoute({
  method: 'post',
  path: '/redirect-hits',
  summary: 'Adds the hits of redirects that a site in another process has counted',
  request: { body: jsonContent(redirectHitsSchema) },
  responses: { 204: { description: 'Added' }, 400: invalidFields('Too many paths') },
})

/** POST internal/redirect-hits/, which browsers cannot reach. */
export function redirectHitRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return createRouter().openapi(addition, async (c) => {
    const hits = createRedirectHits(db)
    for (const [path, hitCount] of Object.entries(c.req.valid('json').hits)) hits.count(path, clock(), hitCount)
    await hits.flush()
    return c.body(null, 204)
  })
}
