import { createRoute } from '@hono/zod-openapi'
import { getMailedKey, mailedKeyHeaders, preventCaching } from '@/backend/platform/http/requests/mailed-key'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { mailedKeyRequestSchema } from '@/lib/contract/forms/mailed-key'
import { jobRenewalSchema } from '@/lib/contract/jobs/job-renewal'
import { readRenewal, renewByKey } from '../renew-by-key'

const path = '/jobs/renewal'
const unknownKey = refusal('The key was never given, or to somebody who has no right to the ad any more')

const read = createRoute({
  method: 'get',
  path,
  summary: 'A job ad and what the key of a mail about its end is good for',
  request: { headers: mailedKeyHeaders },
  responses: { 200: json(jobRenewalSchema, 'The ad, whatever has become of it'), 404: unknownKey },
})

const renew = createRoute({
  method: 'post',
  path,
  summary: 'Renews a job ad by the key of a mail about its end, without a login',
  request: { body: jsonContent(mailedKeyRequestSchema) },
  responses: {
    200: json(jobRenewalSchema, 'The ad with its new end'),
    400: invalidFields('The key is missing'),
    404: unknownKey,
    409: refusal('The ad has another end by now, or is off the board'),
  },
})

/** GET and POST api/jobs/renewal/ */
export function jobRenewalRoutes({
  db,
  serverKey,
  clock,
  assertSpaceForRows,
}: Pick<Services, 'db' | 'serverKey' | 'clock' | 'assertSpaceForRows'>) {
  const parts = { db, serverKey }
  const router = createRouter()
  router.use(path, preventCaching)
  return router
    .openapi(read, async (c) => {
      const key = getMailedKey(c)
      return c.json(await readRenewal(parts, { key, locale: c.get('locale'), now: clock() }), 200)
    })
    .openapi(renew, async (c) => {
      await assertSpaceForRows()
      const { key } = c.req.valid('json')
      return c.json(await renewByKey(parts, { key, locale: c.get('locale'), now: clock() }), 200)
    })
}
