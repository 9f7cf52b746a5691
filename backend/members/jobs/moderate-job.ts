import type { Database } from '@/backend/platform/db/client'
import type { JobRow } from '@/backend/platform/db/schema/members/jobs'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Locale } from '@/lib/contract/common/locale'
import { ownJobsPaths } from '@/lib/contract/site/job-addresses'
import { listOwners } from './owners'
import { getTranslation } from './present-job'
import { applyOwnerEvent, deleteJob, lockJob } from './write-job'

const anyActor = { kind: 'any' } as const
const templates = { block: 'job-withdrawn', unblock: 'job-unblocked', delete: 'job-deleted' } as const

interface Moderation {
  event: keyof typeof templates
  /** The reason for the owners; '' without one. */
  reason: string
  siteUrl: string
  locale: Locale
  now: Date
}

/**
 * Blocks, unblocks or deletes an ad of others, and mails its owners.
 * @throws NotFoundError, ConflictError if the state does not allow the event
 */
export async function moderateJob(
  db: Pick<Database, 'transaction'>,
  id: number,
  { event, reason, siteUrl, locale, now }: Moderation,
): Promise<JobRow> {
  return await db.transaction(async (transaction) => {
    const isDeletion = event === 'delete'
    const job = isDeletion
      ? await lockJob(transaction, id, anyActor)
      : await applyOwnerEvent(transaction, id, event, { actor: anyActor, locale, now })
    if (isDeletion) await deleteJob(transaction, id, anyActor)
    for (const { name, email, language } of await listOwners(transaction, job)) {
      const data = (mailLocale: Locale) => {
        const title = getTranslation(job, mailLocale)?.title ?? job.title
        return { name, title, reason, listUrl: `${siteUrl}/${mailLocale}${ownJobsPaths[mailLocale]}` }
      }
      await enqueueMail(transaction, { to: email, locale: language, template: templates[event], data })
    }
    return job
  })
}
