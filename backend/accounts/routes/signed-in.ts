import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../http/app-env'
import { currentLogin } from '../../http/login'
import { presentNobody } from './presenter'

/** Answers 401 in allauth's envelope before anything else is looked at, unless somebody is signed in. */
export const signedIn = createMiddleware<AppEnv>(async (c, next) => {
  if (await currentLogin(c)) return next()
  return c.json(presentNobody(), 401)
})
