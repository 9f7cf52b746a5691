import type { Queryable } from '@/backend/platform/db/client'
import { countWaitingMails } from '@/backend/platform/mail/outbox'
import { cacheFor } from '@/backend/platform/runtime/cache-for'
import type { MailState } from '@/backend/platform/services'

/** Minutes after which a waiting mail is late: the mail server was tried several times by then. */
const lateMinutes = 15
/** The readiness check is public, so the outbox is counted at most once in this time. */
const trustedForMs = 5000

interface Parts {
  db: Queryable
  clock: () => Date
}

/**
 * Creates a check for mails that wait too long. Reports the age in minutes and only if late: a
 * finer value would disclose when a mail is written, and so which addresses have an account.
 */
export function createMailCheck({ db, clock }: Parts): () => Promise<MailState> {
  const now = () => clock().getTime()
  return cacheFor(
    trustedForMs,
    async () => {
      const { oldestAt } = await countWaitingMails(db)
      const minutes = oldestAt === null ? 0 : Math.floor((now() - oldestAt.getTime()) / 60_000)
      return minutes < lateMinutes ? { state: 'ok' } : { state: 'late', oldest_minutes: minutes }
    },
    now,
  )
}
