import { createMiddleware } from 'hono/factory'
import { currentLogin, isEditor } from '../accounts/rights'
import type { Services } from '../services'
import type { AppEnv } from './app-env'

/** What takes away needs no room, and may make some. */
const adding = new Set(['POST', 'PUT', 'PATCH'])

/** Refuses editors' changes with 507 while the disk is nearly full; who may change nothing is refused for that. */
export function roomForChanges({ assertRoomForRows }: Pick<Services, 'assertRoomForRows'>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (adding.has(c.req.method)) {
      const login = await currentLogin(c)
      if (login && isEditor(login.user)) await assertRoomForRows()
    }
    await next()
  })
}
