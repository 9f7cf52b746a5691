import { createRoute } from '@hono/zod-openapi'
import { administrationRightsSchema } from '@/lib/contract/administration/rights'
import { administrationStartSchema } from '@/lib/contract/administration/start'
import { requireRight } from '../../http/guards/login'
import { createRouter, json } from '../../http/router'
import type { Services } from '../../services'
import type { Administration } from '../administered'
import { type EditedPages, listLastEdited } from '../last-edited'
import { mayAdministerAny } from '../policy'
import { toAreaRoles, toRoleRights } from '../rights-of-roles'
import { countWaiting } from '../waiting'
import { entryRefusals } from './refusal'

const maxEdited = 20

const start = createRoute({
  method: 'get',
  path: '/administration/start',
  summary: 'Lists the records that need attention, and the latest changes',
  responses: { 200: json(administrationStartSchema, 'What the user may administer'), ...entryRefusals },
})

const rights = createRoute({
  method: 'get',
  path: '/administration/rights',
  summary: 'Returns the rights of each role in the administration',
  responses: { 200: json(administrationRightsSchema, 'By type and role'), ...entryRefusals },
})

/** GET api/administration/start/ and api/administration/rights/ */
export function administrationStartRoutes(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { types: allTypes, pages, areas }: Administration & { pages: EditedPages },
) {
  const mayEnter = mayAdministerAny(allTypes)
  return createRouter()
    .openapi(start, async (c) => {
      const { user } = await requireRight(c, mayEnter)
      const types = allTypes.filter(({ may }) => may(user))
      const sources = { types, pages: pages.may(user) ? pages : null }
      const lastEdited = await listLastEdited(db, { ...sources, locale: c.get('locale'), limit: maxEdited })
      return c.json({ waiting: await countWaiting(db, types, clock()), edited: lastEdited }, 200)
    })
    .openapi(rights, async (c) => {
      await requireRight(c, mayEnter)
      return c.json({ types: allTypes.map(toRoleRights), areas: toAreaRoles(areas) }, 200)
    })
}
