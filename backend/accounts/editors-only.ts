import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../http/app-env'
import { requireEditor } from './rights'

/**
 * Lets only editors pass, before anything of the request is looked at.
 * @throws HttpError 401 without a login, 403 without the right
 */
export const editorsOnly = createMiddleware<AppEnv>(async (c, next) => {
  await requireEditor(c)
  await next()
})
