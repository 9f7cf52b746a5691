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
const year = 365 * 24 * 60 * 60

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Django's form of a token: 32 letters and digits, or 64 when masked. */
function isCsrfToken(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9]{32}([A-Za-z0-9]{32})?$/.test(value)
}

/** The token that a browser has already; undefined for none that is one. */
export function presentCsrfToken(c: Context): string | undefined {
  const token = getCookie(c, csrfCookie)
  return isCsrfToken(token) ? token : undefined
}

/** Leaves a token with the browser for a year. @param token by default a new one, as a login gives */
export function setCsrfToken(c: Context, env: Env, token = newCsrfToken()): string {
  setCookie(c, csrfCookie, token, { ...cookieOptions(c, env), maxAge: year })
  return token
}

/** Hexadecimal digits are letters and digits, as Django's tokens. */
function newCsrfToken(): string {
  return randomBytes(16).toString('hex')
}

/** Every authentication call leaves a token with a browser that has none, refused ones too (contract, authentication). */
export function csrfTokenOfAuth(env: Env) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    if (isAuthCall(c) && presentCsrfToken(c) === undefined && !setsToken(c)) setCsrfToken(c, env)
  })
}

function setsToken(c: Context): boolean {
  return c.res.headers.getSetCookie().some((line) => line.startsWith(`${csrfCookie}=`))
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

/** Refuses a form that a page of another site sent, where browsers say so; for forms that need no session. */
export function requireOwnOrigin(c: Context, siteUrl: string): void {
  if (c.req.header('Origin') !== undefined && !isOwnOrigin(c, new URL(siteUrl))) throw new HttpError('csrf')
}

function isTokenRepeated(c: Context): boolean {
  const cookie = presentCsrfToken(c)
  const header = c.req.header(csrfHeader)
  if (cookie === undefined || !isCsrfToken(header) || cookie.length !== header.length) return false
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
