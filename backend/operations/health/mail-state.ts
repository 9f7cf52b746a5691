import type { Queryable } from '@/backend/platform/db/client'
import { countWaitingMails } from '@/backend/platform/mail/queue'
import { cacheFor } from '@/backend/platform/runtime/cache-for'
import type { MailState } from '@/backend/platform/services'

/** A mail that waits for longer is late: the mail server was tried several times by then. */
const lateMinutes = 15
/** Anybody may ask for the readiness, as often as they like: the outbox is counted no more often than this. */
const trustedForMs = 5000

interface Parts {
  db: Queryable
  clock: () => Date
}

/**
 * Tells whether mails wait for too long. The age is told in minutes and only when it is too high: anything finer would tell
 * anybody when a mail is written, and so which addresses have an account.
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
