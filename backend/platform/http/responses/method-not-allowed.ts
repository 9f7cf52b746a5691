import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed as honoMethodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../app-env'
import { sendRefusal } from './error-handler'
import { HttpError } from './http-error'

/** Responds 405 with `Allow` for an unsupported method (RFC 9110 §15.5.6), and 204 for OPTIONS. */
export function methodNotAllowed(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return honoMethodNotAllowed({ app, onMethodNotAllowed: refuseMethod })
}

/**
 * Responds 405 to other methods at paths without GET, such as `page/12/move`. Call it before the
 * route for all page paths, which would match these paths.
 */
export function refuseOtherMethods(router: OpenAPIHono<AppEnv>): void {
  const calls = router.routes.filter(({ path }) => path.includes('{[0-9]+}/'))
  for (const path of new Set(calls.map((call) => call.path))) {
    const methods = [...new Set(calls.filter((call) => call.path === path).map(({ method }) => method))]
    if (!methods.includes('GET')) router.all(path, (c) => refuseMethod(c, methods))
  }
}

function refuseMethod(c: Context<AppEnv>, methods: readonly string[]): Response {
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
  if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers })
  return sendRefusal(c, new HttpError('methodNotAllowed', headers))
}
