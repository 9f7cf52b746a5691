import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env'
import { requireEditor } from './login'

/**
 * Lets only editors pass, before anything else of the request is looked at.
 * @throws HttpError 401 without a login, 403 without the right
 */
export const editorOnly = createMiddleware<AppEnv>(async (c, next) => {
  await requireEditor(c)
  await next()
})
