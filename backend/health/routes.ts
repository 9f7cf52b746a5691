import { createRoute, z } from '@hono/zod-openapi'
import { describeError } from '@/lib/node/describe-error'
import { createRouter, json } from '../http/router'
import type { Services } from '../services'

const statusSchema = z.object({ status: z.literal('ok') })

const notReadySchema = z.object({
  detail: z.string(),
  /** What is wrong; left out while the server stops. */
  checks: z
    .object({
      database: z.enum(['ok', 'away']),
      files: z.enum(['ok', 'unwritable']),
      disk: z.enum(['ok', 'full']),
    })
    .optional(),
})

const live = createRoute({
  method: 'get',
  path: '/health/live',
  summary: 'Whether the process answers',
  responses: { 200: json(statusSchema, 'It does') },
})

const readiness = createRoute({
  method: 'get',
  path: '/health/ready',
  summary: 'Whether database, files and disk work',
  responses: { 200: json(statusSchema, 'They work'), 503: json(notReadySchema, 'One of them does not') },
})

/** GET api/health/live/ and api/health/ready/ (decisions 9). */
export function healthRoutes({ log, ready }: Pick<Services, 'log' | 'ready'>) {
  return createRouter()
    .openapi(live, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readiness, async (c) => {
      const problem = await ready()
      if (!problem) return c.json({ status: 'ok' as const }, 200)
      const { checks, causes } = problem
      log.error({ requestId: c.get('requestId'), errors: causes.map(describeError) }, 'Not ready')
      return c.json({ detail: 'The server is not ready.', checks }, 503, { 'Retry-After': '5' })
    })
}
