import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import type { Services } from '../../services'
import { findOwnOrganization, listOwnOrganizations } from '../own-organizations'
import { mayProposeChanges } from '../policy'
import { propose, withdrawProposal } from '../propose'
import { listOwn, sendProposal, withdraw } from './descriptions'

/** api/organizations/my/ and api/organizations/my/{id}/proposal/ */
export function ownOrganizationRoutes({
  db,
  clock,
  assertSpaceForRows,
}: Pick<Services, 'db' | 'clock' | 'assertSpaceForRows'>) {
  const reader = async (c: Context<AppEnv>) => {
    const { user } = await requireRight(c, mayProposeChanges)
    return { userId: user.id, locale: c.get('locale') }
  }
  return createRouter()
    .openapi(listOwn, async (c) => c.json(await listOwnOrganizations(db, await reader(c)), 200))
    .openapi(sendProposal, async (c) => {
      const by = await reader(c)
      await assertSpaceForRows()
      const organizationId = readId(c.req.valid('param').id)
      await propose(db, c.req.valid('json'), { ...by, organizationId, now: clock() })
      return c.json(await findOwnOrganization(db, organizationId, by), 200)
    })
    .openapi(withdraw, async (c) => {
      const by = await reader(c)
      const organizationId = readId(c.req.valid('param').id)
      const { revision } = c.req.valid('query')
      await withdrawProposal(db, revision, { ...by, organizationId, now: clock() })
      return c.json(await findOwnOrganization(db, organizationId, by), 200)
    })
}
