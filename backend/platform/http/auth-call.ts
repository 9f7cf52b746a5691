import type { Context } from 'hono'

/**
 * Returns true for authentication endpoints, which always require CSRF protection and use their own
 * envelope.
 */
export function isAuthCall(c: Context): boolean {
  return c.req.path.startsWith('/_allauth/')
}
