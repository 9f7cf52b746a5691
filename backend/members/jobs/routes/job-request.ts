import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Right } from '@/backend/platform/access/roles'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { privateCacheControl } from '@/backend/platform/http/responses/security-headers'
import type { Services } from '@/backend/platform/services'
import type { JobKeyScope } from '@/lib/contract/jobs/job-teams'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { findApiKey } from '../../job-teams/api-keys'
import type { JobActor } from '../job-actor'
import { mayAdvertise } from '../policy'

/** The limit for calls with a key, enough to synchronize all ads of an organization at once. */
const limitPerKey = { burst: 200, perSecond: 2 }

/**
 * Creates the middleware that gives later handlers access to the API key (`Authorization: Bearer
 * …`). The key is looked up on first use. Routes without this middleware ignore the header.
 */
export function createApiKeyReader({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const buckets = createTokenBuckets(limitPerKey)
  return createMiddleware<AppEnv>(async (c, next) => {
    const secret = /^Bearer +(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1]
    let pendingKey: ReturnType<AppEnv['Variables']['jobKey']> | undefined
    async function requireApiKey(secret: string) {
      const apiKey = await findApiKey(db, secret, clock())
      if (!apiKey) throw new HttpError('apiKey', { 'WWW-Authenticate': 'Bearer' })
      const retryAfterSeconds = buckets.take(String(apiKey.key.id), clock())
      if (retryAfterSeconds > 0) throw new HttpError('tooManyRequests', { 'Retry-After': String(retryAfterSeconds) })
      return apiKey
    }
    c.set('jobKey', () => {
      pendingKey ??= secret === undefined ? Promise.resolve(null) : requireApiKey(secret)
      return pendingKey
    })
    await next()
    if (secret !== undefined) c.res.headers.set('Cache-Control', privateCacheControl)
  })
}

/** The authenticated caller of a request about ads. */
export interface JobCaller {
  /** The user; for a program, the creator of its key. */
  user: UserRow
  actor: JobActor
}

/**
 * Returns the authenticated caller of a request.
 * @throws UnauthorizedError, ForbiddenError, HttpError for an invalid key
 */
export async function requireJobCaller(c: Context<AppEnv>, right: Right = mayAdvertise): Promise<JobCaller> {
  const apiKey = await c.get('jobKey')()
  if (apiKey) return { user: apiKey.creator, actor: { kind: 'team', teamId: apiKey.key.teamId } }
  const { user } = await requireRight(c, right)
  return { user, actor: { kind: 'user', userId: user.id } }
}

/**
 * Creates the middleware that admits only authorized callers. Users need the right, programs need a
 * key with the scope.
 */
export function authorizeJobs(scope: JobKeyScope, right?: Right) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const apiKey = await c.get('jobKey')()
    if (apiKey && !apiKey.key.scopes.includes(scope)) throw new HttpError('scopeMissing')
    await requireJobCaller(c, right)
    await next()
  })
}
