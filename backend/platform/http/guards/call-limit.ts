import { createMiddleware } from 'hono/factory'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { uncountedPathPattern } from '@/lib/node/fairness/uncounted-paths'
import type { Services } from '../../services'
import type { AppEnv } from '../app-env'
import { toClient } from '../client'
import { HttpError } from '../responses/http-error'

/** Enough for an office behind one address. An editor's browser makes two calls a second. */
export const clientCallLimit = { burst: 1000, perSecond: 50 }

/** Limits the calls of a client with 429 and `Retry-After`. The site's own reads do not count. */
export function callLimit({ clock }: Pick<Services, 'clock'>) {
  const buckets = createTokenBuckets(clientCallLimit)
  return createMiddleware<AppEnv>(async (c, next) => {
    const client = toClient(c)
    if (client !== '' && !uncountedPathPattern.test(c.req.path)) {
      const retryAfterSeconds = buckets.take(client, clock())
      if (retryAfterSeconds > 0) throw new HttpError('tooManyRequests', { 'Retry-After': String(retryAfterSeconds) })
    }
    await next()
  })
}
