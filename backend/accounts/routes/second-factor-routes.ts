import { createRoute } from '@hono/zod-openapi'
import { getCookie } from 'hono/cookie'
import { authenticatedSchema } from '@/lib/contract/auth'
import { factorCodeSchema } from '@/lib/contract/authenticators'
import { presentAuthenticated } from '../../http/auth-envelope'
import { authorize } from '../../http/authorize'
import { setCsrfToken } from '../../http/csrf'
import { requireRight } from '../../http/login'
import { json } from '../../http/router'
import type { Services } from '../../services'
import { mayManageLogin } from '../policy'
import { completeLogin, proveByCode } from '../second-factor'
import { summarizeUserAgent } from '../user-agent'
import { pendingLoginCookie, sessionCookie, setLoginCookies } from './cookies'
import { body, nobody, refused, tooMany } from './describe'
import { rememberDevice } from './device-cookie'
import { createAuthRouter } from './router'

const responses = {
  200: json(authenticatedSchema, 'The code is right'),
  400: refused,
  401: nobody,
  429: tooMany,
}

const authenticate = createRoute({
  method: 'post',
  path: '/auth/2fa/authenticate',
  summary: 'The second step of a login: a code of the authenticator app, or a recovery code',
  request: body(factorCodeSchema),
  responses,
})

const reauthenticate = createRoute({
  method: 'post',
  path: '/auth/2fa/reauthenticate',
  middleware: authorize(mayManageLogin),
  summary: 'Takes a code in place of the password, for calls that need a proof of the last 15 minutes',
  request: body(factorCodeSchema),
  responses,
})

/** POST auth/2fa/authenticate and auth/2fa/reauthenticate */
export function secondFactorRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'serverKey'>) {
  const { env } = services
  return createAuthRouter()
    .openapi(authenticate, async (c) => {
      const { token, login } = await completeLogin(services, {
        code: c.req.valid('json').code,
        userAgent: summarizeUserAgent(c.req.header('User-Agent')),
        pendingToken: pendingLoginCookie.read(c, env),
        presentToken: getCookie(c, sessionCookie),
      })
      setLoginCookies(c, env, token, login.user)
      setCsrfToken(c, env)
      rememberDevice(c, services, login.user)
      return c.json(presentAuthenticated(login), 200)
    })
    .openapi(reauthenticate, async (c) => {
      const login = await requireRight(c, mayManageLogin)
      return c.json(presentAuthenticated(await proveByCode(services, login, c.req.valid('json').code)), 200)
    })
}
