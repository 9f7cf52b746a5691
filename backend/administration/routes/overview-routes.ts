import { createRoute } from '@hono/zod-openapi'
import { administeredTypesSchema } from '@/lib/contract/administration/record-type'
import { requireRight } from '../../http/login'
import { createRouter, json, refusal } from '../../http/router'
import type { Administered } from '../administered'
import { mayAdministerAny } from '../policy'

const overview = createRoute({
  method: 'get',
  path: '/administration',
  summary: 'What the user may administer',
  responses: {
    200: json(administeredTypesSchema, 'The names of the types'),
    401: refusal('Nobody is logged in'),
    403: refusal('The user administers nothing'),
  },
})

/** GET api/administration/ */
export function administrationRoutes(types: readonly Administered[]) {
  return createRouter().openapi(overview, async (c) => {
    const { user } = await requireRight(c, mayAdministerAny(types))
    const allowed = types.filter(({ may }) => may(user))
    return c.json({ types: allowed.map(({ contract }) => contract.name) }, 200)
  })
}
