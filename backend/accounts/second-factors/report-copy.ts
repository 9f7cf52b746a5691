import { and, eq, gt } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { PasskeyRow } from '@/backend/platform/db/schema/accounts/second-factors'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { recordSecurityEvent } from '../audit/audit'

/** One mail per day, so that the holder of a copy cannot fill the owner's mailbox. */
const quietMs = 24 * 3_600_000

/**
 * Records that the counter of a passkey did not increase, by which WebAuthn detects a copy, and
 * notifies its owner by mail. The caller refuses the login.
 */
export async function reportCopy(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, userId, name }: Pick<PasskeyRow, 'id' | 'userId' | 'name'>,
): Promise<void> {
  const now = clock()
  await db.transaction(async (transaction) => {
    // Locks the user, so that concurrent refusals send one mail.
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return
    const object = `#${id}`
    const [reported] = await transaction
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(
        and(
          ...[eq(securityEvents.userId, userId), eq(securityEvents.event, 'passkey-copied')],
          ...[eq(securityEvents.object, object), gt(securityEvents.at, new Date(now.getTime() - quietMs))],
        ),
      )
      .limit(1)
    await recordSecurityEvent(transaction, {
      event: 'passkey-copied',
      by: 'visitor',
      userId,
      at: now,
      object,
    })
    if (reported) return
    const { email: to, language: locale } = user
    const data = { name: fullName(user), passkey: name }
    await enqueueMail(transaction, { to, locale, template: 'passkey-copied', data })
  })
}
