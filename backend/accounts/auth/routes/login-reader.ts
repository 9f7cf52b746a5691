import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { privateCacheControl } from '@/backend/platform/http/responses/security-headers'
import type { Services } from '@/backend/platform/services'
import { findLogin } from '../../sessions/sessions'
import { sessionCookie } from './cookies'

/** Requests that an open page sends automatically. They do not count as use of the session. */
const automaticCallPattern = /\/presence\/?$/

/**
 * Gives handlers access to the current login. Reads the session at most once per request, and marks
 * a response that depends on it as private. Handlers must read it before they begin a transaction.
 */
export function loginReader({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    let login: Promise<Login | null> | undefined
    c.set('login', () => {
      login ??= findLogin(db, getCookie(c, sessionCookie), clock(), { isUse: !automaticCallPattern.test(c.req.path) })
      return login
    })
    await next()
    if (login !== undefined) c.res.headers.set('Cache-Control', privateCacheControl)
  })
}
