import { createRoute, z } from '@hono/zod-openapi'
import { InvalidFieldsError, NotFoundError, TooManyAttemptsError } from '@/backend/platform/errors'
import { toClient } from '@/backend/platform/http/client'
import { message } from '@/backend/platform/http/responses/messages'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { setUpSchema, setUpStateSchema } from '@/lib/contract/accounts/set-up'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { isSiteEmpty, setUpSite } from './set-up'
import { isSetUpCode } from './set-up-code'

const siteExists = refusal('The site has content or accounts')

const state = createRoute({
  method: 'get',
  path: '/set-up',
  summary: 'Returns 200 while the site is not set up',
  responses: { 200: json(setUpStateSchema, 'OK'), 404: siteExists },
})

const setUp = createRoute({
  method: 'post',
  path: '/set-up',
  summary: 'Creates the site and its first administrator, once, with the code printed at the start',
  request: { body: jsonContent(setUpSchema) },
  responses: {
    201: json(z.object({}), 'Created'),
    400: invalidFields('Errors by field; only `code` if the code is wrong'),
    404: siteExists,
    429: refusal('Too many attempts of the client'),
  },
})

/** Attempts per client: enough for typing errors, useless against a code of 128 bits. */
const limitPerClient = { burst: 10, perSecond: 1 / 30 }

type SetUpServices = Pick<Services, 'db' | 'env' | 'clock' | 'isBreached' | 'serverKey'>

/** GET and POST api/set-up/. Both return 404 once the site exists (docs/decisions/0088). */
export function setUpRoutes(services: SetUpServices) {
  const attempts = createTokenBuckets(limitPerClient)

  async function requireEmptySite(): Promise<void> {
    if (!(await isSiteEmpty(services.db))) throw new NotFoundError()
  }

  return createRouter()
    .openapi(state, async (c) => {
      await requireEmptySite()
      return c.json({ state: 'waiting' as const }, 200)
    })
    .openapi(setUp, async (c) => {
      await requireEmptySite()
      const retryAfterSeconds = attempts.take(toClient(c), services.clock())
      if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
      const options = c.req.valid('json')
      if (!isSetUpCode(services.serverKey, options.code)) {
        throw new InvalidFieldsError({ code: [message(c.get('locale'), 'badSetUpCode')] })
      }
      await setUpSite(services, options)
      return c.json({}, 201)
    })
}
