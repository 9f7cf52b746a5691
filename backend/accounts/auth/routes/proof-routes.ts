import { createRoute } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { loadCurrentLogin, requireRight } from '@/backend/platform/http/guards/login'
import { presentAuthenticated, presentUnauthenticated } from '@/backend/platform/http/responses/auth-envelope'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authenticatedSchema } from '@/lib/contract/accounts/auth'
import { emailKeySchema, reauthenticateSchema } from '@/lib/contract/accounts/auth-requests'
import { stopEmailChange } from '../../addresses/stop-email-change'
import { proveByPassword } from '../../passwords/proof'
import { mayManageLogin } from '../../policy'
import { removeLoginCookies } from './cookies'
import { body, invalidBody, notLoggedIn, tooManyAttempts } from './describe'
import { createAuthRouter } from './router'

const reauthenticate = createRoute({
  method: 'post',
  path: '/auth/reauthenticate',
  middleware: authorize(mayManageLogin),
  summary: 'Verifies the password as proof, which some requests require from the last 15 minutes',
  request: body(reauthenticateSchema),
  responses: {
    200: json(authenticatedSchema, 'The password is correct'),
    400: invalidBody,
    401: notLoggedIn,
    429: tooManyAttempts,
  },
})

const stop = createRoute({
  method: 'post',
  path: '/auth/email/stop',
  summary: 'Stops a change of the email address, with the key mailed to the current address; ends all sessions',
  request: body(emailKeySchema),
  responses: { 400: invalidBody, 401: notLoggedIn },
})

/** POST auth/reauthenticate and auth/email/stop */
export function proofRoutes(services: Pick<Services, 'db' | 'env' | 'clock'>) {
  return createAuthRouter()
    .openapi(reauthenticate, async (c) => {
      const { password } = c.req.valid('json')
      const login = await proveByPassword(services, await requireRight(c, mayManageLogin), password)
      return c.json(presentAuthenticated(login), 200)
    })
    .openapi(stop, async (c) => {
      const login = await loadCurrentLogin(c)
      const userId = await stopEmailChange(services, c.req.valid('json').key)
      if (login?.user.id === userId) removeLoginCookies(c, services.env)
      return c.json(presentUnauthenticated(), 401)
    })
}
