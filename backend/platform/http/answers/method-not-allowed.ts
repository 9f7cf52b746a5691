import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed as honoMethodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../app-env'
import { sendRefusal } from './error-handler'
import { HttpError } from './http-error'

/**
 * Answers 405 with `Allow` if an existing address does not support the method (RFC 9110 §15.5.6).
 * Answers OPTIONS with 204.
 */
export function methodNotAllowed(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return honoMethodNotAllowed({ app, onMethodNotAllowed: refuseMethod })
}

/**
 * Answers 405 at addresses below an id that have no GET, such as `page/12/move`. Must be called
 * before a route for all page paths is added, because that route would treat these addresses as
 * page paths.
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
