import { createRoute } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { loadCurrentLogin, requireRight } from '@/backend/platform/http/guards/login'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authStatusSchema, emailAddressesSchema } from '@/lib/contract/accounts/auth'
import { emailRequestSchema, primaryEmailSchema } from '@/lib/contract/accounts/auth-requests'
import {
  assertPrimary,
  cancelNewEmail,
  findPendingEmail,
  requestNewEmail,
  resendNewEmail,
} from '../../addresses/change-email'
import { requireRecentProof } from '../../passwords/proof'
import { mayManageLogin } from '../../policy'
import { body, doneResponse, invalidBody, notLoggedIn, proofMissing, tooManyAttempts } from './describe'
import { presentEmails } from './presenter'
import { createAuthRouter } from './router'

const path = '/account/email'
const middleware = authorize(mayManageLogin)
/** Rejects visitors with 409, as django-allauth does. Other calls respond with 401. */
const conflictWithoutLogin = createMiddleware<AppEnv>(async (c, next) => {
  if (!(await loadCurrentLogin(c))) return c.json({ status: 409 }, 409)
  return next()
})
const addressesResponse = json(emailAddressesSchema, "The account's address and the new one to verify")
const loginMissing = json(authStatusSchema, 'Not logged in')
const changeResponses = { 200: addressesResponse, 400: invalidBody, 401: notLoggedIn }

const list = createRoute({
  method: 'get',
  path,
  middleware,
  summary: "Lists the account's addresses",
  responses: { 200: addressesResponse, 401: notLoggedIn },
})
const startChange = createRoute({
  method: 'post',
  path,
  middleware: [conflictWithoutLogin, middleware] as const,
  summary: 'Starts a change of the email address; the new address must be verified',
  request: body(emailRequestSchema),
  responses: { 200: addressesResponse, 400: invalidBody, 401: proofMissing, 409: loginMissing, 429: tooManyAttempts },
})
const resend = createRoute({
  method: 'put',
  path,
  middleware,
  summary: 'Sends the key to the new address again',
  request: body(emailRequestSchema),
  responses: {
    200: doneResponse,
    400: invalidBody,
    401: notLoggedIn,
    403: json(authStatusSchema, 'Nothing was sent: too many mails, or no address to verify'),
    429: tooManyAttempts,
  },
})
const confirmPrimary = createRoute({
  method: 'patch',
  path,
  middleware,
  summary: 'Confirms that a verified address is the primary address',
  request: body(primaryEmailSchema),
  responses: changeResponses,
})
const cancel = createRoute({
  method: 'delete',
  path,
  middleware,
  summary: 'Cancels a change of the address',
  request: body(emailRequestSchema),
  responses: changeResponses,
})

/** GET, POST, PUT, PATCH and DELETE account/email */
export function emailRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'pause'>) {
  const { db, clock } = services
  const presentAddresses = async (user: UserRow) => presentEmails(user, await findPendingEmail(db, user.id, clock()))

  return createAuthRouter()
    .openapi(list, async (c) => {
      const { user } = await requireRight(c, mayManageLogin)
      return c.json(await presentAddresses(user), 200)
    })
    .openapi(startChange, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      requireRecentProof(login, clock())
      await requestNewEmail(services, login, { ...c.req.valid('json'), client: toClient(c) })
      return c.json(await presentAddresses(login.user), 200)
    })
    .openapi(resend, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const request = { ...c.req.valid('json'), client: toClient(c) }
      const isSent = await resendNewEmail(services, login, request)
      return isSent ? c.json({ status: 200 }, 200) : c.json({ status: 403 }, 403)
    })
    .openapi(confirmPrimary, async (c) => {
      const { user } = await requireRight(c, mayManageLogin)
      await assertPrimary(services, user, c.req.valid('json').email)
      return c.json(await presentAddresses(user), 200)
    })
    .openapi(cancel, async (c) => {
      const { user } = await requireRight(c, mayManageLogin)
      await cancelNewEmail(services, user, c.req.valid('json').email)
      return c.json(await presentAddresses(user), 200)
    })
}
