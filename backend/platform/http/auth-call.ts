import type { Context } from 'hono'

/** Whether a request is one of the authentication calls, which are protected for everybody and have an envelope of their own. */
export function isAuthCall(c: Context): boolean {
  return c.req.path.startsWith('/_allauth/')
}
