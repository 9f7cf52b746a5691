import type { Context } from 'hono'

/**
 * Returns true for authentication endpoints. They always require CSRF protection, and answer in the
 * format of allauth.
 */
export function isAuthCall(c: Context): boolean {
  return c.req.path.startsWith('/_allauth/')
}
