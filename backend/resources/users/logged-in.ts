import { createMiddleware } from 'hono/factory'
import { requireUser } from '../../accounts/rights'
import type { AppEnv } from '../../http/app-env'

/**
 * Lets only who is logged in pass.
 * @throws HttpError 401
 */
export const loggedIn = createMiddleware<AppEnv>(async (c, next) => {
  await requireUser(c)
  await next()
})
