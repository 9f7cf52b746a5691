import { createMiddleware } from 'hono/factory'
import type { Right } from '../../access/roles'
import type { AppEnv } from '../app-env'
import { requireRight } from './login'

/**
 * Creates middleware that asserts a right before the request is validated.
 * @throws UnauthorizedError without a login, ForbiddenError without the right
 */
export function authorize(right: Right) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await requireRight(c, right)
    await next()
  })
}
