import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import {
  addedPasskeySchema,
  addPasskeySchema,
  creationOptionsSchema,
  passkeyResponseSchema,
  removePasskeysSchema,
  renamePasskeySchema,
} from '@/lib/contract/accounts/authenticators'
import { AccountError } from '../../account-error'
import { requireRecentProof } from '../../passwords/proof'
import { mayManageLogin } from '../../policy'
import { addPasskey, preparePasskeyCreation, renamePasskey } from '../../second-factors/passkeys'
import { removePasskeys } from '../../second-factors/remove-factors'
import { body, doneResponse, invalidBody, proofMissing } from './describe'
import { presentPasskey } from './presenter'
import { createAuthRouter } from './router'

const middleware = authorize(mayManageLogin)
const path = '/account/authenticators/webauthn'

const startCreation = createRoute({
  method: 'get',
  path,
  middleware,
  summary: 'Returns the options for a new passkey; requires a recent proof',
  // Every value enables it, even an empty one.
  request: { query: z.object({ passwordless: z.string().optional() }) },
  responses: { 200: json(creationOptionsSchema, 'The options'), 401: proofMissing },
})

const add = createRoute({
  method: 'post',
  path,
  middleware,
  summary: 'Adds a passkey; requires a recent proof',
  request: body(addPasskeySchema),
  responses: { 200: json(addedPasskeySchema, 'Added'), 400: invalidBody, 401: proofMissing },
})

const rename = createRoute({
  method: 'put',
  path,
  middleware,
  summary: 'Renames a passkey; requires a recent proof',
  request: body(renamePasskeySchema),
  responses: { 200: json(passkeyResponseSchema, 'Renamed'), 400: invalidBody, 401: proofMissing },
})

const remove = createRoute({
  method: 'delete',
  path,
  middleware,
  summary: 'Removes passkeys; requires a recent proof',
  request: body(removePasskeysSchema),
  responses: { 200: doneResponse, 400: invalidBody, 401: proofMissing },
})

/** GET, POST, PUT and DELETE account/authenticators/webauthn */
export function passkeyRoutes(services: Pick<Services, 'db' | 'env' | 'clock'>) {
  const { db, clock } = services
  return createAuthRouter()
    .openapi(startCreation, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      const isPasswordless = c.req.valid('query').passwordless !== undefined
      const publicKey = { ...(await preparePasskeyCreation(services, login, isPasswordless)) }
      return c.json({ status: 200 as const, data: { creation_options: { publicKey } } }, 200)
    })
    .openapi(add, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      const { name = 'Passkey', credential } = c.req.valid('json')
      const addedPasskey = await addPasskey(services, login, { name, credential })
      const meta = { recovery_codes_generated: false as const }
      return c.json({ ...presentPasskey(addedPasskey), meta }, 200)
    })
    .openapi(rename, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      const renamedPasskey = await renamePasskey(services, login.user.id, c.req.valid('json'))
      if (!renamedPasskey) throw new AccountError('invalid', 'id')
      return c.json(presentPasskey(renamedPasskey), 200)
    })
    .openapi(remove, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const now = clock()
      requireRecentProof(login, now)
      const { authenticators: ids } = c.req.valid('json')
      const isRemoved = await db.transaction((transaction) => removePasskeys(transaction, login, { ids, now }))
      if (!isRemoved) throw new AccountError('invalid', 'authenticators')
      return c.json({ status: 200 }, 200)
    })
}
