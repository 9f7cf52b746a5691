import type { Context } from 'hono'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import { pageRange, presentList } from '../../http/paging'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import type { Services } from '../../services'
import { findOwnJob, listOwnJobs, presentOwnJob } from '../own-jobs'
import { mayAdvertise, mayBlockJobs, mayWithdrawJobs } from '../policy'
import { changeJob, copyJob, createJob, deleteJob, moveJob } from '../write-job'
import { change, copy, create, listOwn, publish, readOwn, remove, withdraw } from './descriptions'

/** api/jobs/my/ and api/jobs/my/{id}/ with publish/, withdraw/ and copy/ */
export function ownJobRoutes({
  db,
  env,
  clock,
  assertSpaceForRows,
}: Pick<Services, 'db' | 'env' | 'clock' | 'assertSpaceForRows'>) {
  const askedBy = async (c: Context<AppEnv>) => {
    const { user } = await requireRight(c, mayAdvertise)
    return { user, ownerId: user.id, userId: user.id, locale: c.get('locale'), now: clock() }
  }
  return createRouter()
    .openapi(listOwn, async (c) => {
      const asked = await askedBy(c)
      const { state, ...paging } = c.req.valid('query')
      const range = pageRange(paging)
      const { counts, ...found } = await listOwnJobs(db, { ...asked, state: state || null }, range)
      return c.json({ ...presentList(c, env.SITE_URL, range, found), counts }, 200)
    })
    .openapi(create, async (c) => {
      const asked = await askedBy(c)
      await assertSpaceForRows()
      const row = await createJob(db, c.req.valid('json'), asked)
      return c.json(await presentOwnJob(db, row, asked), 201)
    })
    .openapi(readOwn, async (c) => {
      const asked = await askedBy(c)
      const row = await findOwnJob(db, readId(c.req.valid('param').id), asked.ownerId)
      return c.json(await presentOwnJob(db, row, asked), 200)
    })
    .openapi(change, async (c) => {
      const asked = await askedBy(c)
      await assertSpaceForRows()
      const row = await changeJob(db, readId(c.req.valid('param').id), c.req.valid('json'), asked)
      return c.json(await presentOwnJob(db, row, asked), 200)
    })
    .openapi(remove, async (c) => {
      const { ownerId } = await askedBy(c)
      await deleteJob(db, readId(c.req.valid('param').id), ownerId)
      return c.body(null, 204)
    })
    .openapi(publish, async (c) => {
      const asked = await askedBy(c)
      const row = await moveJob(db, readId(c.req.valid('param').id), 'publish', asked)
      return c.json(await presentOwnJob(db, row, asked), 200)
    })
    .openapi(withdraw, async (c) => {
      const { user } = await requireRight(c, mayWithdrawJobs)
      const asked = { locale: c.get('locale'), now: clock() }
      const isEditor = mayBlockJobs(user)
      const row = await moveJob(db, readId(c.req.valid('param').id), isEditor ? 'block' : 'withdraw', {
        ...asked,
        ownerId: isEditor ? null : user.id,
      })
      return c.json(await presentOwnJob(db, row, asked), 200)
    })
    .openapi(copy, async (c) => {
      const asked = await askedBy(c)
      await assertSpaceForRows()
      const row = await copyJob(db, readId(c.req.valid('param').id), asked)
      return c.json(await presentOwnJob(db, row, asked), 201)
    })
}
