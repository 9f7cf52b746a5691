import { createRoute } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authStatusSchema } from '@/lib/contract/accounts/auth'
import {
  authenticatorsSchema,
  factorCodeSchema,
  recoveryCodesResponseSchema,
  totpAuthenticatorSchema,
  totpSetupSchema,
} from '@/lib/contract/accounts/authenticators'
import { requireRecentProof } from '../../passwords/proof'
import { mayManageLogin } from '../../policy'
import {
  activateTotp,
  createRecoveryCodes,
  filterUnusedCodes,
  startTotpSetUp,
} from '../../second-factors/authenticators'
import { removeAuthenticatorApp } from '../../second-factors/remove-factors'
import { findRecoveryCodes, findTotp, listPasskeys } from '../../sessions/factors'
import { body, doneResponse, invalidBody, notLoggedIn, proofMissing } from './describe'
import { newCodesSeconds, readNewCodes, setNewCodes } from './new-codes-cookie'
import { presentAuthenticators, presentRecoveryCodes, presentTotp } from './presenter'
import { createAuthRouter } from './router'

const middleware = authorize(mayManageLogin)
const totpPath = '/account/authenticators/totp'
const codesPath = '/account/authenticators/recovery-codes'

const list = createRoute({
  method: 'get',
  path: '/account/authenticators',
  middleware,
  summary: 'Lists the second factors of the user',
  responses: { 200: json(authenticatorsSchema, 'The second factors'), 401: notLoggedIn },
})

const readTotp = createRoute({
  method: 'get',
  path: totpPath,
  middleware,
  summary: 'Returns the authenticator app, or the secret for its set-up',
  responses: {
    200: json(totpAuthenticatorSchema, 'The app'),
    401: notLoggedIn,
    404: json(totpSetupSchema, 'No app yet; the secret of a set-up stays for 15 minutes'),
  },
})

const addTotp = createRoute({
  method: 'post',
  path: totpPath,
  middleware,
  summary: 'Completes the set-up of an authenticator app with a code; requires a recent proof',
  request: body(factorCodeSchema),
  responses: {
    200: json(totpAuthenticatorSchema, 'Added'),
    400: invalidBody,
    401: proofMissing,
    409: json(authStatusSchema, 'The account has an authenticator app already'),
  },
})

const removeTotp = createRoute({
  method: 'delete',
  path: totpPath,
  middleware,
  summary: 'Removes the authenticator app and, with the last factor, the recovery codes; requires a recent proof',
  responses: { 200: doneResponse, 401: proofMissing },
})

const readCodes = createRoute({
  method: 'get',
  path: codesPath,
  middleware,
  summary: 'Counts the remaining recovery codes; requires a recent proof',
  responses: {
    200: json(recoveryCodesResponseSchema, 'The numbers, for five minutes with the codes of this session'),
    401: proofMissing,
    404: json(authStatusSchema, 'No recovery codes'),
  },
})

const createCodes = createRoute({
  method: 'post',
  path: codesPath,
  middleware,
  summary: 'Replaces the recovery codes; requires a recent proof',
  responses: { 200: json(recoveryCodesResponseSchema, 'The codes'), 400: invalidBody, 401: proofMissing },
})

/**
 * GET account/authenticators, GET, POST and DELETE account/authenticators/totp, GET and POST
 * account/authenticators/recovery-codes
 */
export function authenticatorRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>) {
  const { db, clock } = services
  return createAuthRouter()
    .openapi(list, async (c) => {
      const { user } = await requireRight(c, mayManageLogin)
      const [totp, keys] = [await findTotp(db, user.id), await listPasskeys(db, user.id)]
      return c.json(presentAuthenticators(totp, keys, await findRecoveryCodes(db, user.id)), 200)
    })
    .openapi(readTotp, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const totp = await findTotp(db, login.user.id)
      if (totp) return c.json(presentTotp(totp), 200)
      return c.json({ status: 404 as const, meta: await startTotpSetUp(services, login) }, 404)
    })
    .openapi(addTotp, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      if (await findTotp(db, login.user.id)) return c.json({ status: 409 }, 409)
      const isAdded = await activateTotp(services, login, c.req.valid('json').code)
      const totp = await findTotp(db, login.user.id)
      if (!isAdded || !totp) return c.json({ status: 409 }, 409)
      return c.json(presentTotp(totp), 200)
    })
    .openapi(removeTotp, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const now = clock()
      requireRecentProof(login, now)
      await db.transaction((transaction) => removeAuthenticatorApp(transaction, login, now))
      return c.json({ status: 200 }, 200)
    })
    .openapi(readCodes, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      const codes = await findRecoveryCodes(db, login.user.id)
      if (!codes) return c.json({ status: 404 }, 404)
      const isNew = clock().getTime() - codes.createdAt.getTime() < newCodesSeconds * 1000
      const newCodes = isNew ? readNewCodes(c, services, login) : []
      const unusedCodes = await filterUnusedCodes(services, login.user.id, newCodes)
      return c.json(presentRecoveryCodes(codes, unusedCodes), 200)
    })
    .openapi(createCodes, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      const newCodes = await createRecoveryCodes(services, login)
      setNewCodes(c, services, login, newCodes)
      const codes = await findRecoveryCodes(db, login.user.id)
      return codes ? c.json(presentRecoveryCodes(codes, newCodes), 200) : c.json({ status: 400, errors: [] }, 400)
    })
}
