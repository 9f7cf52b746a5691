import type { Queryable } from '@/backend/platform/db/client'
import { countWaitingMails } from '@/backend/platform/mail/outbox'
import { cacheFor } from '@/backend/platform/runtime/cache-for'
import type { MailState } from '@/backend/platform/services'

/**
 * The number of minutes after which a waiting mail is late. Several deliveries have failed by then.
 */
const lateMinutes = 15
/**
 * The time for which the result is cached, because the readiness check is public and could be
 * called often.
 */
const cacheMs = 5000

interface Parts {
  db: Queryable
  clock: () => Date
}

/**
 * Creates a check for mails that wait too long. Reports the age only for late mails and only in
 * minutes. More precise values would reveal when a mail is written, and thereby which addresses
 * have an account.
 */
export function createMailCheck({ db, clock }: Parts): () => Promise<MailState> {
  const now = () => clock().getTime()
  return cacheFor(
    cacheMs,
    async () => {
      const { oldestAt } = await countWaitingMails(db)
      const minutes = oldestAt === null ? 0 : Math.floor((now() - oldestAt.getTime()) / 60_000)
      return minutes < lateMinutes ? { state: 'ok' } : { state: 'late', oldest_minutes: minutes }
    },
    now,
  )
}
