import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { ForbiddenError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { loadCurrentLogin } from '@/backend/platform/http/guards/login'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import type { Services } from '@/backend/platform/services'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { type Actor, recordSecurityEvent } from '../../audit/audit'

/**
 * Limits for logged refusals, so that a flood of requests does not fill the log. One limit is per
 * client and event, the other one is shared by all clients.
 */
const clientLimit = { burst: 10, perSecond: 1 / 60 }
const totalLimit = { burst: 100, perSecond: 1 }

/**
 * Logs requests refused for a missing right or an invalid CSRF token as security events, without
 * delaying the response.
 */
export function refusalLog({ db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>) {
  const clients = createTokenBuckets(clientLimit)
  const allClients = createTokenBuckets(totalLimit)
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const event = toEvent(c.error)
    if (!event) return
    const now = clock()
    if (clients.take(`${event} ${toClient(c)}`, now) > 0 || allClients.take('', now) > 0) return
    // The check of the right has already loaded the login. After an invalid CSRF token the login is
    // not loaded, because it would cost a query.
    const login = event === 'right-refused' ? await loadCurrentLogin(c) : null
    const detail = `${c.req.method} ${routePath(c, -1)}`
    const userId = login?.user.id ?? null
    const actor: Actor = userId === null ? 'visitor' : { userId }
    background.run('refusal', () => recordSecurityEvent(db, { event, actor, userId, now, detail }))
  })
}

function toEvent(error: Error | undefined): 'right-refused' | 'csrf-refused' | null {
  if (error instanceof ForbiddenError) return 'right-refused'
  return error instanceof HttpError && error.key === 'csrf' ? 'csrf-refused' : null
}
