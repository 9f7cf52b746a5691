import type { Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed as honoMethodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from './app-env'
import { message } from './messages'

/** 405 with `Allow` where an address exists but not for this method (RFC 9110 §15.5.6); OPTIONS is answered 204. */
export function methodNotAllowed(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return honoMethodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
      if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
      return c.json({ detail: message(c.get('locale'), 'methodNotAllowed') }, 405, headers)
    },
  })
}
