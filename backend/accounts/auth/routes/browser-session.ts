import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { setCsrfToken } from '@/backend/platform/http/guards/csrf'
import { presentAuthenticated } from '@/backend/platform/http/responses/auth-envelope'
import type { Services } from '@/backend/platform/services'
import type { Authenticated } from '@/lib/contract/accounts/auth'
import { summarizeUserAgent } from '../../sessions/user-agent'
import { pendingLoginCookie, sessionCookie, setLoginCookies } from './cookies'
import { rememberDevice } from './device-cookie'

type SessionServices = Pick<Services, 'env' | 'clock' | 'serverKey'>

/** Reads the user agent and the tokens of the pending login and the previous session. */
export function readLoginRequest(c: Context<AppEnv>, { env }: Pick<SessionServices, 'env'>) {
  return {
    userAgent: summarizeUserAgent(c.req.header('User-Agent')),
    pendingToken: pendingLoginCookie.read(c, env),
    previousToken: getCookie(c, sessionCookie),
  }
}

/** Sets the cookies of a new session and returns the response to the login request. */
export function startBrowserSession(
  c: Context<AppEnv>,
  services: SessionServices,
  { token, login }: { token: string; login: Login },
): Authenticated {
  setLoginCookies(c, services.env, token, login.user)
  setCsrfToken(c, services.env)
  rememberDevice(c, services, login.user)
  return presentAuthenticated(login)
}
