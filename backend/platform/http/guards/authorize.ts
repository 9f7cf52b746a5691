import { createMiddleware } from 'hono/factory'
import type { Right } from '../../access/roles'
import type { AppEnv } from '../app-env'
import { requireRight } from './login'

/**
 * Lets only those pass who have a right, before anything else of the request is looked at.
 * @throws UnauthorizedError without a login, ForbiddenError without the right
 */
export function authorize(may: Right) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await requireRight(c, may)
    await next()
  })
}
