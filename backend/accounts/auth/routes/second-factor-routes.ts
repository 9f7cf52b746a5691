import { createRoute } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { presentAuthenticated } from '@/backend/platform/http/responses/auth-envelope'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authenticatedSchema } from '@/lib/contract/accounts/auth'
import { factorCodeSchema } from '@/lib/contract/accounts/authenticators'
import { mayManageLogin } from '../../policy'
import { completeLogin, proveByFactor, requireValidCode } from '../../second-factors/second-factor'
import { readLoginRequest, startBrowserSession } from './browser-session'
import { body, invalidBody, notLoggedIn, tooManyAttempts } from './describe'
import { createAuthRouter } from './router'

const responses = {
  200: json(authenticatedSchema, 'The code is correct'),
  400: invalidBody,
  401: notLoggedIn,
  429: tooManyAttempts,
}

const authenticate = createRoute({
  method: 'post',
  path: '/auth/2fa/authenticate',
  summary: 'Completes a login with a code of the authenticator app or a recovery code',
  request: body(factorCodeSchema),
  responses,
})

const reauthenticate = createRoute({
  method: 'post',
  path: '/auth/2fa/reauthenticate',
  middleware: authorize(mayManageLogin),
  summary: 'Verifies a code as proof, in place of the password',
  request: body(factorCodeSchema),
  responses,
})

/** POST auth/2fa/authenticate and auth/2fa/reauthenticate */
export function secondFactorRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>) {
  return createAuthRouter()
    .openapi(authenticate, async (c) => {
      const { code } = c.req.valid('json')
      const step = readLoginRequest(c, services)
      const completedLogin = await completeLogin(services, step, ({ user }) =>
        requireValidCode(services, user.id, code),
      )
      return c.json(startBrowserSession(c, services, completedLogin), 200)
    })
    .openapi(reauthenticate, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      const factor = await requireValidCode(services, login.user.id, c.req.valid('json').code)
      return c.json(presentAuthenticated(await proveByFactor(services, login, factor)), 200)
    })
}
