import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Login } from '../../db/schema/sessions'
import type { AppEnv } from '../../http/app-env'
import { privateAnswer } from '../../http/security-headers'
import type { Services } from '../../services'
import { findLogin } from '../sessions'
import { sessionCookie } from './cookies'

/** What an open page calls by itself, whether or not somebody sits before it. */
const unattended = /\/presence\/?$/

/**
 * Lets handlers ask who is logged in: the session is read once a request at most, and an answer that depends on it is
 * kept by nobody. It must be asked before a transaction begins.
 */
export function loginReader({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    let login: Promise<Login | null> | undefined
    c.set('login', () => {
      login ??= findLogin(db, getCookie(c, sessionCookie), clock(), { isUse: !unattended.test(c.req.path) })
      return login
    })
    await next()
    if (login !== undefined) c.res.headers.set('Cache-Control', privateAnswer)
  })
}
