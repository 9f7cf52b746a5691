import { createMiddleware } from 'hono/factory'
import { isAuthCall } from '../auth-call'

/** `Cache-Control` for responses that depend on an account. */
export const privateCacheControl = 'private, no-store'

const defaultPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the security headers. They forbid content sniffing, frames, scripts, and caching by default.
 */
export const securityHeaders = createMiddleware(async (c, next) => {
  await next()
  const { headers } = c.res
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'same-origin')
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', defaultPolicy)
  if (isAuthCall(c)) headers.set('Cache-Control', privateCacheControl)
  else if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
})
