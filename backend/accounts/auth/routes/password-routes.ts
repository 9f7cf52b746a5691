import { createRoute, z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { toClient } from '@/backend/platform/http/client'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import {
  presentAuthenticated,
  presentAuthUser,
  presentUnauthenticated,
} from '@/backend/platform/http/responses/auth-envelope'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authenticatedSchema, passwordResetInfoSchema } from '@/lib/contract/accounts/auth'
import { changePasswordSchema, emailRequestSchema, resetPasswordSchema } from '@/lib/contract/accounts/auth-requests'
import { changePassword } from '../../passwords/change-password'
import { requestReset, requireResetKey, resetPassword } from '../../passwords/reset-password'
import { mayManageLogin } from '../../policy'
import { body, doneResponse, invalidBody, notLoggedIn, tooManyAttempts } from './describe'
import { rememberDevice } from './device-cookie'
import { createAuthRouter } from './router'

const request = createRoute({
  method: 'post',
  path: '/auth/password/request',
  summary: 'Mails a key for a new password; does not disclose if the address has an account',
  request: body(emailRequestSchema),
  responses: { 200: doneResponse, 400: invalidBody, 429: tooManyAttempts },
})

const info = createRoute({
  method: 'get',
  path: '/auth/password/reset',
  summary: 'Returns the user whose password a key resets',
  request: { headers: z.object({ 'x-password-reset-key': z.string('required').min(1, 'required') }) },
  responses: { 200: json(passwordResetInfoSchema, 'The user'), 400: invalidBody },
})

const reset = createRoute({
  method: 'post',
  path: '/auth/password/reset',
  summary: 'Sets a new password with a key and ends all sessions of the user',
  request: body(resetPasswordSchema),
  responses: { 400: invalidBody, 401: notLoggedIn },
})

const change = createRoute({
  method: 'post',
  path: '/account/password/change',
  middleware: authorize(mayManageLogin),
  summary: 'Changes the password and ends other sessions of the user',
  request: body(changePasswordSchema),
  responses: { 200: json(authenticatedSchema, 'Changed'), 400: invalidBody, 401: notLoggedIn, 429: tooManyAttempts },
})

type PasswordServices = Pick<Services, 'db' | 'env' | 'clock' | 'pause' | 'background' | 'serverKey' | 'isBreached'>

/** POST auth/password/request, GET and POST auth/password/reset, POST account/password/change */
export function passwordRoutes(services: PasswordServices) {
  const { db, clock } = services
  const rememberOwner = async (c: Context, userId: number) => {
    const [owner] = await db.select().from(users).where(eq(users.id, userId))
    if (owner) rememberDevice(c, services, owner)
  }
  return createAuthRouter()
    .openapi(request, async (c) => {
      await requestReset(services, { email: c.req.valid('json').email, client: toClient(c) })
      return c.json({ status: 200 }, 200)
    })
    .openapi(info, async (c) => {
      const { user } = await requireResetKey(db, c.req.valid('header')['x-password-reset-key'], clock())
      return c.json({ status: 200 as const, data: { user: presentAuthUser(user) } }, 200)
    })
    .openapi(reset, async (c) => {
      // The mailed key proves that this browser belongs to the owner of the address. The cookie
      // lets the owner log in even while failed attempts of other clients lock the address.
      await rememberOwner(c, await resetPassword(services, c.req.valid('json')))
      return c.json(presentUnauthenticated(), 401)
    })
    .openapi(change, async (c) => {
      const { current_password, new_password, end_keys: endedKeyIds = [] } = c.req.valid('json')
      const login = await requireRight(c, mayManageLogin)
      await changePassword(services, login, {
        currentPassword: current_password,
        newPassword: new_password,
        endedKeyIds,
      })
      await rememberOwner(c, login.user.id)
      return c.json(presentAuthenticated(login), 200)
    })
}
