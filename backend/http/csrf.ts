import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import { isAuthCall } from './auth-call'
import { HttpError } from './http-error'

export const csrfCookie = 'csrftoken'
export const csrfHeader = 'X-CSRFToken'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Django's form of a token: 32 letters and digits, or 64 when masked. */
export function isCsrfToken(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9]{32}([A-Za-z0-9]{32})?$/.test(value)
}

/**
 * Refuses unsafe requests that the own site did not send: the header must repeat the cookie, and Origin (or, without
 * it, Referer) must be of the own host. Authentication calls are checked for everybody, data calls for sessions
 * (contract, conventions).
 */
export function csrfProtection(siteUrl: string) {
  const site = new URL(siteUrl)
  return createMiddleware<AppEnv>(async (c, next) => {
    const isChecked =
      !safeMethods.has(c.req.method) && (isAuthCall(c) || getCookie(c, 'sessionid') !== undefined)
    if (isChecked && !(isOwnOrigin(c, site) && isTokenRepeated(c))) throw new HttpError('csrf')
    await next()
  })
}

function isTokenRepeated(c: Context): boolean {
  const cookie = getCookie(c, csrfCookie)
  const header = c.req.header(csrfHeader)
  if (!isCsrfToken(cookie) || !isCsrfToken(header) || cookie.length !== header.length) return false
  return timingSafeEqual(Buffer.from(cookie), Buffer.from(header))
}

function isOwnOrigin(c: Context, site: URL): boolean {
  const stated = c.req.header('Origin') ?? c.req.header('Referer')
  if (stated === undefined || !URL.canParse(stated)) return false
  const origin = new URL(stated)
  if (origin.origin === site.origin) return true
  // Without a configured address the request's own host counts; https must not accept what came over http.
  const isDowngrade = site.protocol === 'https:' && origin.protocol !== 'https:'
  return /^https?:$/.test(origin.protocol) && !isDowngrade && origin.host === new URL(c.req.url).host
}
