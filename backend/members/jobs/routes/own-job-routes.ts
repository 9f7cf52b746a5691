import type { Context } from 'hono'
import type { Right } from '@/backend/platform/access/roles'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { pageRange, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { moderateJob } from '../moderate-job'
import { findJobOfUser, listOwnJobs, presentOwnJob, requireOwnJob } from '../own-jobs'
import { mayBlockJobs, mayWithdrawJobs } from '../policy'
import { applyOwnerEvent, changeJob, copyJob, createJob, deleteJob } from '../write-job'
import { change, copy, create, listOwn, publish, readOwn, remove, withdraw } from './descriptions'
import { createApiKeyReader, requireJobCaller } from './job-request'

/** api/jobs/my/ and api/jobs/my/{id}/ with publish/, withdraw/ and copy/ */
export function ownJobRoutes({
  db,
  env,
  clock,
  assertSpaceForRows,
}: Pick<Services, 'db' | 'env' | 'clock' | 'assertSpaceForRows'>) {
  const requireCaller = async (c: Context<AppEnv>, right?: Right) => ({
    ...(await requireJobCaller(c, right)),
    locale: c.get('locale'),
    now: clock(),
  })
  const router = createRouter()
  router.use('/jobs/my/*', createApiKeyReader({ db, clock }))
  return router
    .openapi(listOwn, async (c) => {
      const caller = await requireCaller(c)
      const { state, ...paging } = c.req.valid('query')
      const range = pageRange(paging)
      const { counts, ...ownJobs } = await listOwnJobs(db, { ...caller, state: state || null }, range)
      return c.json({ ...presentList(c, env.SITE_URL, range, ownJobs), counts }, 200)
    })
    .openapi(create, async (c) => {
      const caller = await requireCaller(c)
      await assertSpaceForRows()
      const { row, isNew } = await createJob(db, c.req.valid('json'), caller)
      return c.json(await presentOwnJob(db, row, caller), isNew ? 201 : 200)
    })
    .openapi(readOwn, async (c) => {
      const caller = await requireCaller(c)
      const row = await requireOwnJob(db, readId(c.req.valid('param').id), caller.actor)
      return c.json(await presentOwnJob(db, row, caller), 200)
    })
    .openapi(change, async (c) => {
      const caller = await requireCaller(c)
      await assertSpaceForRows()
      const row = await changeJob(db, readId(c.req.valid('param').id), c.req.valid('json'), caller)
      return c.json(await presentOwnJob(db, row, caller), 200)
    })
    .openapi(remove, async (c) => {
      const { actor } = await requireCaller(c)
      await deleteJob(db, readId(c.req.valid('param').id), actor)
      return c.body(null, 204)
    })
    .openapi(publish, async (c) => {
      const caller = await requireCaller(c)
      const row = await applyOwnerEvent(db, readId(c.req.valid('param').id), 'publish', caller)
      return c.json(await presentOwnJob(db, row, caller), 200)
    })
    .openapi(withdraw, async (c) => {
      const { user, ...caller } = await requireCaller(c, mayWithdrawJobs)
      const id = readId(c.req.valid('param').id)
      const { reason = '' } = c.req.valid('json') ?? {}
      // A program acts for its team, so it may not block ads, even if its key belongs to an editor.
      const mayBlock = caller.actor.kind === 'user' && mayBlockJobs(user)
      const shouldBlock = mayBlock && !(await findJobOfUser(db, id, user.id))
      const row = shouldBlock
        ? await moderateJob(db, id, { event: 'block', reason, siteUrl: env.SITE_URL, ...caller })
        : await applyOwnerEvent(db, id, 'withdraw', caller)
      return c.json(await presentOwnJob(db, row, caller), 200)
    })
    .openapi(copy, async (c) => {
      const caller = await requireCaller(c)
      await assertSpaceForRows()
      const row = await copyJob(db, readId(c.req.valid('param').id), caller)
      return c.json(await presentOwnJob(db, row, caller), 201)
    })
}
