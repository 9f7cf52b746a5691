import { createMiddleware } from 'hono/factory'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { currentLogin } from './login'
import { mayAddContent } from './policy'

/** Removing needs no disk space, and may free some. */
const adding = new Set(['POST', 'PUT', 'PATCH'])

/** Refuses editors' changes with 507 while the disk is nearly full; others are refused by the routes, for their missing right. */
export function requireSpaceForChanges({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (adding.has(c.req.method)) {
      const login = await currentLogin(c)
      if (login && mayAddContent(login.user)) await assertSpaceForRows()
    }
    await next()
  })
}

/** Logging in and out must work on a full disk: it writes little, and somebody has to free space. */
const neverRefused = /\/auth\/(?:login|reauthenticate|email\/stop)\/?$/

/** Refuses authentication calls that write more than a login, with 507 while the disk is nearly full, and before anything is done for them. */
export function requireSpaceForAccounts({ assertSpaceForRows }: Pick<Services, 'assertSpaceForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (adding.has(c.req.method) && !neverRefused.test(c.req.path)) await assertSpaceForRows()
    await next()
  })
}
