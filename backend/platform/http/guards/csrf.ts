import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { BackendEnv } from '../../env'
import { HttpError } from '../answers/http-error'
import type { AppEnv } from '../app-env'
import { isAuthCall } from '../auth-call'
import { cookieOptions } from '../cookies'

type Env = Pick<BackendEnv, 'SITE_URL'>

const csrfCookie = 'csrftoken'
const csrfHeader = 'X-CSRFToken'
const yearSeconds = 365 * 24 * 60 * 60

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns true if a text has the format of Django's tokens: 32 letters and digits, or 64 in masked
 * form.
 */
function isCsrfToken(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9]{32}([A-Za-z0-9]{32})?$/.test(value)
}

/** Returns the token in the browser's cookie; undefined if it is absent or has a wrong format. */
export function findCsrfToken(c: Context): string | undefined {
  const token = getCookie(c, csrfCookie)
  return isCsrfToken(token) ? token : undefined
}

/**
 * Sets the cookie with the token for a year, and returns the token.
 * @param token by default a new token
 */
export function setCsrfToken(c: Context, env: Env, token = newCsrfToken()): string {
  setCookie(c, csrfCookie, token, { ...cookieOptions(c, env), maxAge: yearSeconds })
  return token
}

/** Creates a token. Hexadecimal digits satisfy Django's format. */
function newCsrfToken(): string {
  return randomBytes(16).toString('hex')
}

/**
 * Sets a token after every authentication call if the browser has none, even if the call was
 * rejected (contract, authentication).
 */
export function readCsrfToken(env: Env) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (isAuthCall(c) && findCsrfToken(c) === undefined && !hasSetToken(c)) setCsrfToken(c, env)
  })
}

function hasSetToken(c: Context): boolean {
  return c.res.headers.getSetCookie().some((line) => line.startsWith(`${csrfCookie}=`))
}

/**
 * Rejects write requests from other sites. The header must repeat the token in the cookie, and
 * Origin must be the site; without Origin, Referer must be. Applies to all authentication calls,
 * and to other calls with a session (contract, conventions). An unknown authentication path gets
 * 404, as in Django.
 * @param isKnownPath returns true for paths of authentication calls
 */
export function csrfProtection(siteUrl: string, isKnownPath: (path: string) => boolean) {
  const site = new URL(siteUrl)
  return createMiddleware<AppEnv>(async (c, next) => {
    const isChecked =
      !safeMethods.has(c.req.method) && (isAuthCall(c) || getCookie(c, 'sessionid') !== undefined)
    if (isChecked && !(isOwnOrigin(c, site) && hasMatchingToken(c)))
      throw new HttpError(isAuthCall(c) && !isKnownPath(c.req.path) ? 'notFound' : 'csrf')
    await next()
  })
}

/**
 * Rejects a form that a different site sent, if the browser names the origin. For forms that need
 * no session.
 */
export function requireOwnOrigin(c: Context, siteUrl: string): void {
  if (c.req.header('Origin') !== undefined && !isOwnOrigin(c, new URL(siteUrl))) throw new HttpError('csrf')
}

function hasMatchingToken(c: Context): boolean {
  const cookie = findCsrfToken(c)
  const header = c.req.header(csrfHeader)
  if (cookie === undefined || !isCsrfToken(header) || cookie.length !== header.length) return false
  return timingSafeEqual(Buffer.from(cookie), Buffer.from(header))
}

function isOwnOrigin(c: Context, site: URL): boolean {
  const originHeader = c.req.header('Origin') ?? c.req.header('Referer')
  if (originHeader === undefined || !URL.canParse(originHeader)) return false
  const origin = new URL(originHeader)
  if (origin.origin === site.origin) return true
  // A request to the host that it was sent from is accepted too, in case the configured address
  // differs. If the site uses https, the origin must use it too.
  const isDowngrade = site.protocol === 'https:' && origin.protocol !== 'https:'
  return /^https?:$/.test(origin.protocol) && !isDowngrade && origin.host === new URL(c.req.url).host
}
