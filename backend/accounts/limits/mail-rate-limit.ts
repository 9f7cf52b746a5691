import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import { reserveAttempt } from './attempts'
import { normalizeMailbox } from './normalize-mailbox'

type LimitServices = { db: Pick<Services['db'], 'transaction'>; clock: Services['clock'] }
type MailRequest = { address: string; client: string }

/**
 * Counts a mail that every visitor can request. Returns false if the address has reached its limit,
 * which all spellings of a mailbox share. The response must not disclose the result.
 * @throws TooManyAttemptsError if the client or its network requested too many mails
 */
export async function isWithinMailLimit(services: LimitServices, { address, client }: MailRequest): Promise<boolean> {
  return (await countMail(services, { address: normalizeMailbox(address), client })) === null
}

/**
 * Counts the mail for a request that is stored. Above the limit of the address, as many further
 * mails are due at the end of its lock, so that the request is not lost.
 * @returns null if the request must be dropped; the response must not disclose it
 * @throws TooManyAttemptsError if the client or its network requested too many mails
 */
export async function planMail(
  services: LimitServices,
  { address, client }: MailRequest,
): Promise<{ dueAt: Date | null } | null> {
  const mailbox = normalizeMailbox(address)
  const dueAt = await countMail(services, { address: mailbox, client })
  const isDropped = dueAt !== null && (await countMail(services, { address: `later ${mailbox}`, client })) !== null
  return isDropped ? null : { dueAt }
}

/** Returns the end of the lock of the address; null without a lock. */
async function countMail({ db, clock }: LimitServices, request: MailRequest): Promise<Date | null> {
  const now = clock()
  const { lockedBy, retryAfterSeconds = 0 } = await reserveAttempt(db, { action: 'mail', ...request, now })
  if (lockedBy === undefined) return null
  if (lockedBy === 'address') return new Date(now.getTime() + retryAfterSeconds * 1000)
  throw new TooManyAttemptsError(retryAfterSeconds)
}
