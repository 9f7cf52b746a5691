import { createRoute } from '@hono/zod-openapi'
import { findCsrfToken, setCsrfToken } from '@/backend/platform/http/guards/csrf'
import { createRouter, json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { csrfSchema } from '@/lib/contract/common/csrf'

const route = createRoute({
  method: 'get',
  path: '/csrf',
  summary: 'Returns the token that unsafe requests repeat in X-CSRFToken; an existing cookie is reused',
  responses: { 200: json(csrfSchema, 'The token, also set as the readable cookie csrftoken') },
})

/** GET api/csrf/ (contract, conventions). */
export function csrfRoutes({ env }: Pick<Services, 'env'>) {
  return createRouter().openapi(route, (c) => c.json({ csrf_token: setCsrfToken(c, env, findCsrfToken(c)) }, 200))
}
