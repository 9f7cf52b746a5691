import type { Queryable } from '@/backend/platform/db/client'
import { countWaitingMails } from '@/backend/platform/mail/outbox'
import { createCachedLoader } from '@/backend/platform/runtime/cache-for'
import type { MailState } from '@/backend/platform/services'

/** Minutes after which a mail is late that the mail server did not accept in several attempts. */
const lateMinutes = 15
/** Cached, because anyone can call the readiness check. */
const cacheMs = 5000

interface Parts {
  db: Queryable
  clock: () => Date
}

/**
 * Creates a check for late mails. It reports whole minutes only: exact times would reveal new
 * mails, and thus the addresses that have accounts.
 */
export function createMailCheck({ db, clock }: Parts): () => Promise<MailState> {
  const now = () => clock().getTime()
  return createCachedLoader(
    cacheMs,
    async () => {
      const { oldestAt } = await countWaitingMails(db, clock())
      const minutes = oldestAt === null ? 0 : Math.floor((now() - oldestAt.getTime()) / 60_000)
      return minutes < lateMinutes ? { state: 'ok' } : { state: 'late', oldest_minutes: minutes }
    },
    now,
  )
}
