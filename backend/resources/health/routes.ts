import { createRoute, z } from '@hono/zod-openapi'
import { describeError } from '@/lib/node/describe-error'
import { createRouter, json, refusal } from '../../http/router'
import type { Services } from '../../services'

const statusSchema = z.object({ status: z.literal('ok') })

const live = createRoute({
  method: 'get',
  path: '/health/live',
  summary: 'Whether the process answers',
  responses: { 200: json(statusSchema, 'It does') },
})

const readiness = createRoute({
  method: 'get',
  path: '/health/ready',
  summary: 'Whether database and storage work',
  responses: { 200: json(statusSchema, 'Both work'), 503: refusal('One of them does not') },
})

/** GET api/health/live/ and api/health/ready/ (decisions 9). */
export function healthRoutes({ log, ready }: Pick<Services, 'log' | 'ready'>) {
  return createRouter()
    .openapi(live, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readiness, async (c) => {
      try {
        await ready()
      } catch (error) {
        log.error({ requestId: c.get('requestId'), error: describeError(error) }, 'Not ready')
        return c.json({ detail: 'Database or storage do not work.' }, 503, { 'Retry-After': '5' })
      }
      return c.json({ status: 'ok' as const }, 200)
    })
}
