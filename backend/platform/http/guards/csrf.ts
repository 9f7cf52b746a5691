import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { BackendEnv } from '../../env'
import type { AppEnv } from '../app-env'
import { isAuthCall } from '../auth-call'
import { cookieOptions } from '../cookies'
import { HttpError } from '../responses/http-error'

type Env = Pick<BackendEnv, 'SITE_URL'>

const csrfCookie = 'csrftoken'
const csrfHeader = 'X-CSRFToken'
const yearSeconds = 365 * 24 * 60 * 60

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Returns true for Django's token format: 32 letters and digits, or 64 masked. */
function isCsrfToken(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9]{32}([A-Za-z0-9]{32})?$/.test(value)
}

/** Returns the valid token in the cookie, if any. */
export function findCsrfToken(c: Context): string | undefined {
  const token = getCookie(c, csrfCookie)
  return isCsrfToken(token) ? token : undefined
}

/** Sets the token cookie for a year, and returns the token, by default a new one. */
export function setCsrfToken(c: Context, env: Env, token = createCsrfToken()): string {
  setCookie(c, csrfCookie, token, { ...cookieOptions(c, env), maxAge: yearSeconds })
  return token
}

/** Creates a token. Hexadecimal digits fit Django's format. */
function createCsrfToken(): string {
  return randomBytes(16).toString('hex')
}

/** Sets a token after authentication calls if the browser has none (contract, authentication). */
export function ensureCsrfToken(env: Env) {
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
 * Origin or Referer must be the site. Applies to authentication calls and to calls with a session
 * (contract, conventions).
 * @param isKnownPath false for paths that get 404, as in Django
 */
export function csrfProtection(siteUrl: string, isKnownPath: (path: string) => boolean) {
  const site = new URL(siteUrl)
  return createMiddleware<AppEnv>(async (c, next) => {
    const isChecked = !safeMethods.has(c.req.method) && (isAuthCall(c) || getCookie(c, 'sessionid') !== undefined)
    if (isChecked && !(isOwnOrigin(c, site) && hasMatchingToken(c)))
      throw new HttpError(isAuthCall(c) && !isKnownPath(c.req.path) ? 'notFound' : 'csrf')
    await next()
  })
}

/** Rejects a form from another origin, for forms without a session. */
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
  // The request's own host is accepted too, because the configured address may differ. An https
  // site requires https.
  const isDowngrade = site.protocol === 'https:' && origin.protocol !== 'https:'
  return /^https?:$/.test(origin.protocol) && !isDowngrade && origin.host === new URL(c.req.url).host
}
