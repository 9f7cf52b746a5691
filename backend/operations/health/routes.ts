import { createRoute, z } from '@hono/zod-openapi'
import { createRouter, json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { describeError } from '@/lib/node/describe-error'

const statusSchema = z.object({ status: z.literal('ok') })

/** Results, absent while the server stops. */
const checkedSchema = z.object({
  checks: z
    .object({
      database: z.enum(['ok', 'away']),
      files: z.enum(['ok', 'failing', 'foreign']),
      disk: z.enum(['ok', 'full']),
    })
    .optional(),
  /** Late mails do not affect readiness. */
  mails: z
    .object({
      state: z.enum(['ok', 'late', 'unknown']),
      /** Age of the oldest waiting mail, if late. */
      oldest_minutes: z.number().int().optional(),
    })
    .optional(),
  /** State of a configured replica, which does not affect readiness. */
  replica: z.enum(['fresh', 'behind', 'away']).optional(),
})

const readySchema = checkedSchema.extend({ status: z.literal('ok') })
const notReadySchema = checkedSchema.extend({ detail: z.string() })

const liveness = createRoute({
  method: 'get',
  path: '/health/live',
  summary: 'Returns 200 while the process responds (liveness)',
  responses: { 200: json(statusSchema, 'OK') },
})

const readiness = createRoute({
  method: 'get',
  path: '/health/ready',
  summary: 'Checks database, files and disk, and reports late mails (readiness)',
  responses: { 200: json(readySchema, 'All checks pass'), 503: json(notReadySchema, 'A check fails') },
})

/** GET api/health/live/ and api/health/ready/ */
export function healthRoutes({ log, checkReadiness }: Pick<Services, 'log' | 'checkReadiness'>) {
  return createRouter()
    .openapi(liveness, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readiness, async (c) => {
      const { isReady, causes, ...results } = await checkReadiness()
      if (isReady) return c.json({ status: 'ok' as const, ...results }, 200)
      log.error({ requestId: c.get('requestId'), errors: causes.map(describeError) }, 'Not ready')
      return c.json({ detail: 'The server is not ready.', ...results }, 503, { 'Retry-After': '5' })
    })
}
