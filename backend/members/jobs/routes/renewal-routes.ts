import { createRoute } from '@hono/zod-openapi'
import { getMailedKey, mailedKeyHeaders, preventCaching } from '@/backend/platform/http/requests/mailed-key'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { mailedKeyRequestSchema } from '@/lib/contract/forms/mailed-key'
import { jobRenewalSchema } from '@/lib/contract/jobs/job-renewal'
import { readRenewal, renewByKey } from '../renew-by-key'

const path = '/jobs/renewal'
const unknownKey = refusal('The key is unknown, or its user has no rights to the ad any longer')

const read = createRoute({
  method: 'get',
  path,
  summary: 'Returns a job ad and its possible renewal for a mailed key',
  request: { headers: mailedKeyHeaders },
  responses: { 200: json(jobRenewalSchema, 'The ad in any state'), 404: unknownKey },
})

const renew = createRoute({
  method: 'post',
  path,
  summary: 'Renews a job ad with a mailed key, without a login',
  request: { body: jsonContent(mailedKeyRequestSchema) },
  responses: {
    200: json(jobRenewalSchema, 'The ad with its new end'),
    400: invalidFields('The key is missing'),
    404: unknownKey,
    409: refusal('The end of the ad has changed, or the ad is not on the board'),
  },
})

/** GET and POST api/jobs/renewal/ */
export function jobRenewalRoutes({
  db,
  serverKey,
  clock,
  assertSpaceForRows,
}: Pick<Services, 'db' | 'serverKey' | 'clock' | 'assertSpaceForRows'>) {
  const services = { db, serverKey }
  const router = createRouter()
  router.use(path, preventCaching)
  return router
    .openapi(read, async (c) => {
      const key = getMailedKey(c)
      return c.json(await readRenewal(services, { key, locale: c.get('locale'), now: clock() }), 200)
    })
    .openapi(renew, async (c) => {
      await assertSpaceForRows()
      const { key } = c.req.valid('json')
      return c.json(await renewByKey(services, { key, locale: c.get('locale'), now: clock() }), 200)
    })
}
