import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { fixedAnswer } from '../http/answers/fixed-answer'
import type { AppEnv } from '../http/app-env'
import { describeApi } from '../http/openapi'
import { createRouter, json } from '../http/router'

const route = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'This description',
  responses: {
    200: json(z.record(z.string(), z.unknown()), 'OpenAPI 3.1'),
    304: { description: 'The client has it already' },
  },
})

/** GET api/openapi.json; `app` is asked when the first description is wanted, when all resources are mounted. */
export function openapiRoutes(app: OpenAPIHono<AppEnv>) {
  const answer = fixedAnswer(async () => JSON.stringify(await describeApi(app)), 'application/json')
  return createRouter().openapi(route, answer)
}
