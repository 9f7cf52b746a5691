import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { AppEnv } from '../http/app-env'
import { describeApi } from '../http/openapi'
import { createFixedTextHandler } from '../http/responses/fixed-text'
import { createRouter, json } from '../http/router'

const route = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'Returns this OpenAPI description',
  responses: {
    200: json(z.record(z.string(), z.unknown()), 'OpenAPI 3.1'),
    304: { description: 'Not modified' },
  },
})

/** GET api/openapi.json. Creates the description on demand, when `app` has all routes. */
export function openapiRoutes(app: OpenAPIHono<AppEnv>) {
  const respond = createFixedTextHandler(async () => JSON.stringify(await describeApi(app)), 'application/json')
  return createRouter().openapi(route, respond)
}
