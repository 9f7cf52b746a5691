import { createRoute, z } from '@hono/zod-openapi'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { requireRecentProof } from '@/backend/accounts/passwords/proof'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import {
  deletedPersonSchema,
  personDeletionSchema,
  personOverviewSchema,
  personRequestSchema,
} from '@/lib/contract/administration/personal-data'
import { deletePerson } from './delete-person'
import { personalDataMessages } from './messages'
import { loadPerson } from './person'
import { mayHandlePersonalData } from './policy'
import { exportPerson, readOverview } from './read-person'

// Reads use POST too, because URLs are logged.

const middleware = authorize(mayHandlePersonalData)
const forbiddenResponse = refusal('The user is not an administrator')
const reauthenticationRequired = refusal('Not logged in, or the flow `reauthenticate` is required')

const overview = createRoute({
  method: 'post',
  path: '/administration/personal-data',
  middleware,
  summary: 'Counts what a deletion of an email address would remove and keep',
  request: { body: jsonContent(personRequestSchema) },
  responses: {
    200: json(personOverviewSchema, 'The counts'),
    400: invalidFields('Invalid address'),
    401: refusal('Not logged in'),
    403: forbiddenResponse,
  },
})

const exportData = createRoute({
  method: 'post',
  path: '/administration/personal-data/export',
  middleware,
  summary: 'Exports all data of an email address as a file',
  request: { body: jsonContent(personRequestSchema) },
  responses: {
    200: json(
      z.object({
        email: z.string(),
        exported_at: z.string(),
        data: z.record(z.string(), z.array(z.unknown()).readonly()),
      }),
      'The data, grouped by kind',
    ),
    400: invalidFields('Invalid address'),
    401: reauthenticationRequired,
    403: forbiddenResponse,
  },
})

const deletion = createRoute({
  method: 'post',
  path: '/administration/personal-data/deletion',
  middleware,
  summary: 'Deletes all data of an email address, except data with a legal retention',
  request: { body: jsonContent(personDeletionSchema) },
  responses: {
    200: json(deletedPersonSchema, 'The counts of deleted data'),
    400: invalidFields('The address is invalid, or the confirmation differs'),
    401: reauthenticationRequired,
    403: forbiddenResponse,
    409: refusal('It is the caller’s own account'),
  },
})

/** POST administration/personal-data/, personal-data/export/ and personal-data/deletion/ */
export function personalDataRoutes(services: Pick<Services, 'db' | 'clock' | 'serverKey' | 'storage'>) {
  const { db, clock, serverKey } = services
  return createRouter()
    .openapi(overview, async (c) => {
      const { user } = await requireRight(c, mayHandlePersonalData)
      const person = await loadPerson(db, serverKey, c.req.valid('json'))
      return c.json(await readOverview(db, person, { currentUserId: user.id, now: clock() }), 200)
    })
    .openapi(exportData, async (c) => {
      const login = await requireRight(c, mayHandlePersonalData)
      const now = clock()
      requireRecentProof(login, now)
      const person = await loadPerson(db, serverKey, c.req.valid('json'))
      const data = await exportPerson(db, person, now)
      const parties = { userId: login.user.id, actor: { userId: login.user.id } }
      await recordSecurityEvent(db, { event: 'personal-data-exported', ...parties, now })
      c.header('Content-Disposition', 'attachment; filename="person.json"')
      return c.json(data, 200)
    })
    .openapi(deletion, async (c) => {
      const login = await requireRight(c, mayHandlePersonalData)
      requireRecentProof(login, clock())
      const { confirmation, ...request } = c.req.valid('json')
      if (confirmation !== request.email) {
        throw new InvalidFieldsError({ confirmation: [personalDataMessages[c.get('locale')].otherAddress] })
      }
      return c.json(await deletePerson(services, request, login.user.id), 200)
    })
}
