import type { Context, Next } from 'hono'
import { serveFile } from '@/backend/library/downloads/routes/serve-file'
import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import { NotFoundError, TooManyAttemptsError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { loadCurrentLogin, requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { receiveOutsideFile } from '@/backend/platform/http/requests/receive-outside-file'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { createRouter } from '@/backend/platform/http/router'
import { toUserKey } from '@/backend/platform/runtime/outside-file-limits'
import type { Services } from '@/backend/platform/services'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { replaceLogo } from '../files/job-logo'
import { jobFileKey, replacePdf } from '../files/job-pdf'
import { findJobOfUser, nullIfNotFound, presentOwnJob, requireOwnJob } from '../own-jobs'
import { mayAdvertise } from '../policy'
import { getJobPdfUrl, requireEverPublishedJob } from '../read-job'
import { changeFilesOfJob } from '../write-job'
import { describeRemoval, describeUpload, readPdf } from './file-descriptions'

type FileServices = Pick<
  Services,
  'db' | 'storage' | 'outsideFileLimits' | 'clock' | 'assertFreeSpace' | 'assertSpaceForRows'
>

/** The limit for uploads of a user, including rejected files, which are read completely. */
const limitPerUser = { burst: 30, perSecond: 1 / 60 }

/** api/jobs/my/{id}/pdf/ and …/logo/, and GET api/jobs/{id}/pdf/{name} */
export function jobFileRoutes(services: FileServices) {
  const { db, storage, clock, assertFreeSpace, assertSpaceForRows } = services
  const uploadBuckets = createTokenBuckets(limitPerUser)
  const requireCaller = async (c: Context<AppEnv>) => {
    const { user } = await requireRight(c, mayAdvertise)
    return { userId: user.id, actor: { kind: 'user' as const, userId: user.id }, locale: c.get('locale'), now: clock() }
  }
  async function admitUpload(c: Context<AppEnv>, next: Next) {
    const { userId, actor, now } = await requireCaller(c)
    const retryAfterSeconds = uploadBuckets.take(String(userId), now)
    if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
    await requireOwnJob(db, readId(c.req.param('id') ?? ''), actor)
    await assertSpaceForRows()
    await assertFreeSpace()
    await next()
  }
  const receiveFile = receiveOutsideFile(services, async (c) => toUserKey((await requireCaller(c)).userId))
  const uploadMiddleware = [admitUpload, receiveFile]
  /**
   * Loads an ad with a PDF that the client may read. The PDF of an ad on the board is public; other
   * PDFs are for users who may change the ad.
   * @throws NotFoundError, HttpError 410
   */
  async function requireReadableJob(c: Context<AppEnv>, id: number): Promise<{ row: JobRow; isPublic: boolean }> {
    const job = await nullIfNotFound(requireEverPublishedJob(db, id, clock()))
    if (job?.endReason === null) return { row: job.row, isPublic: true }
    // The login is read only if it is needed, because a response that depends on a login is not
    // cached.
    const login = await loadCurrentLogin(c)
    const ownJob = login && mayAdvertise(login.user) ? await findJobOfUser(db, id, login.user.id) : null
    if (ownJob) return { row: ownJob, isPublic: false }
    if (job === null) throw new NotFoundError()
    throw new HttpError('jobEnded', {}, { reason: job.endReason })
  }
  return createRouter()
    .openapi(
      describeUpload('pdf', 'Adds or replaces the PDF of the user’s job ad, without hidden content', uploadMiddleware),
      async (c) => {
        const caller = await requireCaller(c)
        const row = await replacePdf(services, readId(c.req.valid('param').id), c.req.valid('form'), caller)
        return c.json(await presentOwnJob(db, row, caller), 200)
      },
    )
    .openapi(
      describeUpload(
        'logo',
        'Adds or replaces the logo of the user’s job ad; stores a re-encoded copy',
        uploadMiddleware,
      ),
      async (c) => {
        const caller = await requireCaller(c)
        const row = await replaceLogo(services, readId(c.req.valid('param').id), c.req.valid('form'), caller)
        return c.json(await presentOwnJob(db, row, caller), 200)
      },
    )
    .openapi(describeRemoval('pdf', 'Removes the PDF of a job ad of the user'), async (c) => {
      const caller = await requireCaller(c)
      const change = { ...c.req.valid('json'), pdf: null }
      const row = await db.transaction((transaction) =>
        changeFilesOfJob(transaction, readId(c.req.valid('param').id), change, caller),
      )
      return c.json(await presentOwnJob(db, row, caller), 200)
    })
    .openapi(describeRemoval('logo', 'Removes the logo of a job ad of the user'), async (c) => {
      const caller = await requireCaller(c)
      const change = { ...c.req.valid('json'), logoId: null }
      const row = await db.transaction((transaction) =>
        changeFilesOfJob(transaction, readId(c.req.valid('param').id), change, caller),
      )
      return c.json(await presentOwnJob(db, row, caller), 200)
    })
    .openapi(readPdf, async (c) => {
      const { id, name } = c.req.valid('param')
      const { row, isPublic } = await requireReadableJob(c, readId(id))
      const { pdf } = row
      if (!pdf) throw new NotFoundError()
      if (name !== pdf.name) return c.redirect(getJobPdfUrl(row.id, pdf.name), 301)
      const file = { ...pdf, mime: 'application/pdf', key: jobFileKey(pdf.hash), storedAt: row.updatedAt }
      return serveFile(c, { storage }, { ...file, isPublic, isOutsideFile: true })
    })
}
