import { and, eq, gt } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { PasskeyRow } from '@/backend/platform/db/schema/accounts/second-factors'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { recordSecurityEvent } from '../audit/audit'

/** At most one mail per day, so that the holder of a copy cannot fill the owner's mailbox. */
const mailIntervalMs = 24 * 3_600_000

/**
 * Records that the signature counter of a passkey did not increase, which indicates a copy of the
 * passkey (WebAuthn), and notifies its owner by mail. The caller rejects the login.
 */
export async function reportCopy(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, userId, name }: Pick<PasskeyRow, 'id' | 'userId' | 'name'>,
): Promise<void> {
  const now = clock()
  await db.transaction(async (transaction) => {
    // Locks the row of the user, so that concurrent logins with the copy send only one mail.
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return
    const object = `#${id}`
    const [earlierEvent] = await transaction
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.userId, userId),
          eq(securityEvents.event, 'passkey-copied'),
          eq(securityEvents.object, object),
          gt(securityEvents.occurredAt, new Date(now.getTime() - mailIntervalMs)),
        ),
      )
      .limit(1)
    await recordSecurityEvent(transaction, {
      event: 'passkey-copied',
      actor: 'visitor',
      userId,
      now,
      object,
    })
    if (earlierEvent) return
    const { email: to, language: locale } = user
    const data = { name: fullName(user), passkey: name }
    await enqueueMail(transaction, { to, locale, template: 'passkey-copied', data })
  })
}
