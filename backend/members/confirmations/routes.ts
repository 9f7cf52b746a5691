import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { getMailedKey, mailedKeyHeaders, preventCaching } from '@/backend/platform/http/requests/mailed-key'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import {
  confirmationRequestSchema,
  confirmationSchema,
  entryRevisionSchema,
  ownOrganizationSchema,
} from '@/lib/contract/administration/own-organization'
import { conflictSchema } from '@/lib/contract/common/errors'
import { loadOwnOrganization } from '../proposals/own-organizations'
import { confirmByKey, confirmEntry, readConfirmation } from './confirm'
import { mayConfirmEntries } from './policy'

const path = '/organizations/confirmation'
const unknownKey = refusal('The key is unknown, or its user is no longer a delegate')
const conflictResponse = json(conflictSchema, 'The entry has changed meanwhile')

const confirm = createRoute({
  method: 'post',
  path: '/organizations/my/{id}/confirm',
  middleware: authorize(mayConfirmEntries),
  summary: 'Confirms that the entry of an organization is correct',
  request: { params: z.object({ id: z.string() }), body: jsonContent(entryRevisionSchema) },
  responses: {
    200: json(ownOrganizationSchema, 'The organization'),
    401: refusal('Not logged in'),
    404: refusal('The organization does not exist, or the user is not its delegate'),
    409: conflictResponse,
    428: refusal('The revision is missing'),
  },
})

const read = createRoute({
  method: 'get',
  path,
  summary: 'Returns the entry for a mailed key',
  request: { headers: mailedKeyHeaders },
  responses: { 200: json(confirmationSchema, 'The entry and its confirmation'), 404: unknownKey },
})

const confirmByMailedKey = createRoute({
  method: 'post',
  path,
  summary: 'Confirms an entry with a mailed key, without a login',
  request: { body: jsonContent(confirmationRequestSchema) },
  responses: {
    200: json(confirmationSchema, 'The confirmed entry'),
    400: invalidFields('The key is missing'),
    404: unknownKey,
    409: conflictResponse,
    428: refusal('The revision is missing'),
  },
})

/** api/organizations/confirmation/ and api/organizations/my/{id}/confirm/ */
export function confirmationRoutes({
  db,
  serverKey,
  clock,
  assertSpaceForRows,
}: Pick<Services, 'db' | 'serverKey' | 'clock' | 'assertSpaceForRows'>) {
  const services = { db, serverKey }
  const router = createRouter()
  router.use(path, preventCaching)
  return router
    .openapi(read, async (c) => {
      const key = getMailedKey(c)
      return c.json(await readConfirmation(services, { key, locale: c.get('locale'), now: clock() }), 200)
    })
    .openapi(confirmByMailedKey, async (c) => {
      await assertSpaceForRows()
      const { key, revision } = c.req.valid('json')
      const request = { key, locale: c.get('locale'), now: clock() }
      return c.json(await confirmByKey(services, revision, request), 200)
    })
    .openapi(confirm, async (c) => {
      const { user } = await requireRight(c, mayConfirmEntries)
      await assertSpaceForRows()
      const organizationId = readId(c.req.valid('param').id)
      const { revision } = c.req.valid('json')
      await confirmEntry(db, revision, { organizationId, userId: user.id, now: clock() })
      const reader = { userId: user.id, locale: c.get('locale') }
      return c.json(await loadOwnOrganization(db, organizationId, reader), 200)
    })
}
