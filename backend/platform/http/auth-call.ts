import type { Context } from 'hono'

/** Returns true for authentication calls, which use the format of allauth and CSRF protection. */
export function isAuthCall(c: Context): boolean {
  return c.req.path.startsWith('/_allauth/')
}
