import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../http/app-env'
import { requireUser } from '../../http/login'

/**
 * Lets only who is logged in pass.
 * @throws UnauthorizedError
 */
export const loggedIn = createMiddleware<AppEnv>(async (c, next) => {
  await requireUser(c)
  await next()
})
