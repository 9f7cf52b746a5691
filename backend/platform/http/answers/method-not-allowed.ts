import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { methodNotAllowed as honoMethodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../app-env'
import { refuse } from './error-handler'
import { HttpError } from './http-error'

/** 405 with `Allow` where an address exists but not for this method (RFC 9110 §15.5.6); OPTIONS is answered 204. */
export function methodNotAllowed(app: Hono<AppEnv>): MiddlewareHandler<AppEnv> {
  return honoMethodNotAllowed({ app, onMethodNotAllowed: refuseMethod })
}

/**
 * Answers 405 for other methods of the routes below an id that a router has so far and that have no GET (`page/12/move`). To be
 * called before a route that takes any path is added: that one would read them as the path of a page.
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
  return refuse(c, new HttpError('methodNotAllowed', headers))
}
