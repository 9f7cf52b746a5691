import type { Context, Next } from 'hono'
import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { receiveOutsideFile } from '@/backend/platform/http/requests/receive-outside-file'
import { createRouter } from '@/backend/platform/http/router'
import { toUserKey } from '@/backend/platform/runtime/outside-file-limits'
import type { Services } from '@/backend/platform/services'
import { createTokenBuckets } from '@/lib/node/fairness/token-buckets'
import { listOwnOrganizations, loadOwnOrganization, requireDelegate } from '../own-organizations'
import { mayProposeChanges } from '../policy'
import { proposeChanges, withdrawProposal } from '../propose'
import { storeProposedLogo } from '../proposed-logo'
import { describeLogoUpload, listOwn, sendProposal, withdraw } from './descriptions'

type ProposalServices = Pick<
  Services,
  'db' | 'storage' | 'outsideFileLimits' | 'clock' | 'assertFreeSpace' | 'assertSpaceForRows'
>

/** The limit for uploads of a user, including rejected files, which are read completely. */
const limitPerUser = { burst: 20, perSecond: 1 / 60 }

/** api/organizations/my/ and api/organizations/my/{id}/logo/ and …/proposal/ */
export function ownOrganizationRoutes(services: ProposalServices) {
  const { db, clock, assertFreeSpace, assertSpaceForRows } = services
  const uploadBuckets = createTokenBuckets(limitPerUser)
  const requireReader = async (c: Context<AppEnv>) => {
    const { user } = await requireRight(c, mayProposeChanges)
    return { userId: user.id, locale: c.get('locale') }
  }
  async function checkUpload(c: Context<AppEnv>, next: Next) {
    const { userId } = await requireReader(c)
    const retryAfterSeconds = uploadBuckets.take(String(userId), clock())
    if (retryAfterSeconds > 0) throw new TooManyAttemptsError(retryAfterSeconds)
    await requireDelegate(db, { organizationId: readId(c.req.param('id') ?? ''), userId })
    await assertSpaceForRows()
    await assertFreeSpace()
    await next()
  }
  const receiveFile = receiveOutsideFile(services, async (c) => toUserKey((await requireReader(c)).userId))
  return createRouter()
    .openapi(listOwn, async (c) => c.json(await listOwnOrganizations(db, await requireReader(c)), 200))
    .openapi(describeLogoUpload([checkUpload, receiveFile]), async (c) => {
      const author = { ...(await requireReader(c)), now: clock() }
      return c.json({ logo: await storeProposedLogo(services, c.req.valid('form').file, author) }, 201)
    })
    .openapi(sendProposal, async (c) => {
      const reader = await requireReader(c)
      await assertSpaceForRows()
      const organizationId = readId(c.req.valid('param').id)
      await proposeChanges(db, c.req.valid('json'), { ...reader, organizationId, now: clock() })
      return c.json(await loadOwnOrganization(db, organizationId, reader), 200)
    })
    .openapi(withdraw, async (c) => {
      const reader = await requireReader(c)
      const organizationId = readId(c.req.valid('param').id)
      const { revision } = c.req.valid('query')
      await withdrawProposal(db, revision, { ...reader, organizationId, now: clock() })
      return c.json(await loadOwnOrganization(db, organizationId, reader), 200)
    })
}
