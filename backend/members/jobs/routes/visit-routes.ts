import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { toClient } from '@/backend/platform/http/client'
import { requireOwnOrigin } from '@/backend/platform/http/guards/csrf'
import { loadCurrentLogin } from '@/backend/platform/http/guards/login'
import { isRobot } from '@/backend/platform/http/requests/is-robot'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, refusal } from '@/backend/platform/http/router'
import type { Services, Visit } from '@/backend/platform/services'
import { createTokenBuckets, visitLimit } from '@/lib/node/fairness/token-buckets'
import { findJobOfUser } from '../own-jobs'
import { mayAdvertise } from '../policy'

const describeVisit = <Kind extends Visit>(kind: Kind, summary: string) =>
  createRoute({
    method: 'post',
    path: `/jobs/{id}/${kind}`,
    summary,
    request: { params: z.object({ id: z.string() }) },
    responses: {
      204: { description: 'Accepted; the response is the same if the visit is not counted' },
      404: refusal('Invalid id of an ad'),
      429: refusal('Too many requests of the client'),
    },
  })

const views = describeVisit('views', 'Counts a view of a job ad')
const clicks = describeVisit('clicks', 'Counts a click on the link for applications of a job ad')

type VisitServices = Pick<Services, 'db' | 'clock' | 'env' | 'jobVisits'>

/** POST api/jobs/{id}/views/ and …/clicks/ */
export function jobVisitRoutes({ db, clock, env, jobVisits }: VisitServices) {
  const buckets = createTokenBuckets(visitLimit)

  async function isOwnJob(c: Context<AppEnv>, jobId: number): Promise<boolean> {
    const login = await loadCurrentLogin(c)
    return login !== null && mayAdvertise(login.user) && (await findJobOfUser(db, jobId, login.user.id)) !== null
  }

  async function countVisit(c: Context<AppEnv>, visit: Visit): Promise<void> {
    requireOwnOrigin(c, env.SITE_URL)
    const jobId = readId(c.req.param('id') ?? '')
    const now = clock()
    const retryAfterSeconds = buckets.take(toClient(c), now)
    if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
    if (isRobot(c) || (await isOwnJob(c, jobId))) return
    jobVisits.count(jobId, visit, now)
  }

  return createRouter()
    .openapi(views, async (c) => {
      await countVisit(c, 'views')
      return c.body(null, 204)
    })
    .openapi(clicks, async (c) => {
      await countVisit(c, 'clicks')
      return c.body(null, 204)
    })
}
