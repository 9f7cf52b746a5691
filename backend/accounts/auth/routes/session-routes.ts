import { createRoute } from '@hono/zod-openapi'
import { getCookie } from 'hono/cookie'
import { toClient } from '@/backend/platform/http/client'
import { loadCurrentLogin } from '@/backend/platform/http/guards/login'
import { presentAuthenticated, presentUnauthenticated } from '@/backend/platform/http/responses/auth-envelope'
import { json } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { authConfigSchema, authenticatedSchema } from '@/lib/contract/accounts/auth'
import { loginSchema } from '@/lib/contract/accounts/auth-requests'
import { factorTypes } from '@/lib/contract/accounts/authenticators'
import { recordSecurityEvent } from '../../audit/audit'
import { logIn } from '../../log-in/log-in'
import { endPendingLogin, findPendingLogin, pendingLoginSeconds } from '../../second-factors/second-factor'
import { endSession } from '../../sessions/sessions'
import { summarizeUserAgent } from '../../sessions/user-agent'
import { startBrowserSession } from './browser-session'
import {
  clearBrowser,
  endPendingVerification,
  hasPendingVerification,
  pendingLoginCookie,
  sessionCookie,
  startPendingVerification,
} from './cookies'
import { body, conflict, invalidBody, notLoggedIn, tooManyAttempts } from './describe'
import { readDeviceMark } from './device-cookie'
import { createAuthRouter } from './router'

const config = createRoute({
  method: 'get',
  path: '/config',
  summary: 'Returns the supported login methods',
  responses: { 200: json(authConfigSchema, 'The configuration') },
})

const readSession = createRoute({
  method: 'get',
  path: '/auth/session',
  summary: 'Returns the current user',
  responses: { 200: json(authenticatedSchema, 'The user'), 401: notLoggedIn },
})

const logout = createRoute({
  method: 'delete',
  path: '/auth/session',
  summary: 'Logs out',
  responses: { 401: notLoggedIn },
})

const login = createRoute({
  method: 'post',
  path: '/auth/login',
  summary: 'Logs in with email address and password',
  request: body(loginSchema),
  responses: {
    200: json(authenticatedSchema, 'Logged in'),
    400: invalidBody,
    401: notLoggedIn,
    409: conflict,
    429: tooManyAttempts,
  },
})

const confirmCode = createRoute({
  method: 'post',
  path: '/auth/code/confirm',
  summary: 'Always returns the response of allauth to a code without a pending login',
  responses: { 409: conflict },
})

/** GET config, GET and DELETE auth/session, POST auth/login and auth/code/confirm */
export function sessionRoutes(services: Pick<Services, 'db' | 'env' | 'clock' | 'background' | 'serverKey'>) {
  const { db, env, clock } = services
  return createAuthRouter()
    .openapi(config, (c) =>
      c.json(
        {
          status: 200 as const,
          data: {
            account: {
              login_methods: ['email' as const],
              is_open_for_signup: true,
              email_verification_by_code_enabled: false as const,
              login_by_code_enabled: false as const,
              password_reset_by_code_enabled: false as const,
              authentication_method: 'email' as const,
            },
            mfa: { supported_types: [...factorTypes], passkey_login_enabled: true as const },
            usersessions: { track_activity: true as const },
          },
        },
        200,
      ),
    )
    .openapi(readSession, async (c) => {
      const activeLogin = await loadCurrentLogin(c)
      if (activeLogin) return c.json(presentAuthenticated(activeLogin), 200)
      const pendingLogin = await findPendingLogin(services, pendingLoginCookie.read(c, env))
      if (pendingLogin) return c.json(presentUnauthenticated('mfa_authenticate', pendingLogin.factors), 401)
      return c.json(presentUnauthenticated(hasPendingVerification(c, env) ? 'verify_email' : undefined), 401)
    })
    .openapi(logout, async (c) => {
      const userId = await endSession(db, getCookie(c, sessionCookie))
      await endPendingLogin(db, pendingLoginCookie.read(c, env))
      if (userId !== null) {
        await recordSecurityEvent(db, { event: 'logged-out', actor: { userId }, userId, now: clock() })
      }
      clearBrowser(c, env)
      return c.json(presentUnauthenticated(), 401)
    })
    .openapi(confirmCode, (c) => c.json({ status: 409 }, 409))
    .openapi(login, async (c) => {
      const { email, password } = c.req.valid('json')
      if (await loadCurrentLogin(c)) return c.json({ status: 409 }, 409)
      const result = await logIn(services, {
        email,
        password,
        client: toClient(c),
        userAgent: summarizeUserAgent(c.req.header('User-Agent')),
        previousToken: getCookie(c, sessionCookie),
        deviceMark: readDeviceMark(c, services),
      })
      if (result.kind === 'pending') {
        if (result.flow === 'verify_email') startPendingVerification(c, env)
        else endPendingVerification(c, env)
        return c.json(presentUnauthenticated(result.flow), 401)
      }
      if (result.kind === 'second-factor') {
        endPendingVerification(c, env)
        pendingLoginCookie.set(c, env, result.token, pendingLoginSeconds)
        return c.json(presentUnauthenticated('mfa_authenticate', result.factors), 401)
      }
      return c.json(startBrowserSession(c, services, result), 200)
    })
}
