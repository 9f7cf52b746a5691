import { createRoute, z } from '@hono/zod-openapi'
import { createRouter, invalidFields, json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { formNameSchema, formTicketSchema } from '@/lib/contract/forms/form-ticket'
import { issueTicket, minTicketAgeMs } from './ticket'

const route = createRoute({
  method: 'get',
  path: '/form-tickets',
  summary: 'Issues a ticket for a public form',
  request: { query: z.object({ form: formNameSchema, script: z.enum(['true', 'false']).default('false') }) },
  responses: {
    200: json(formTicketSchema, 'The ticket and its proof-of-work task'),
    400: invalidFields('Invalid parameters'),
  },
})

/** GET api/form-tickets/ */
export function formTicketRoutes({ clock, serverKey }: Pick<Services, 'clock' | 'serverKey'>) {
  return createRouter().openapi(route, (c) => {
    const { form, script } = c.req.valid('query')
    const { text, work } = issueTicket(serverKey, { form, hasScript: script === 'true', now: clock() })
    c.header('Cache-Control', 'private, no-store')
    return c.json({ ticket: text, ...work, not_before_ms: minTicketAgeMs }, 200)
  })
}
