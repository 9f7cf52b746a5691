import { eq } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import type { PasskeyRow } from '@/backend/platform/db/schema/accounts/second-factors'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { hasRecentEvent, recordSecurityEvent } from '../audit/audit'

/**
 * Records that the signature counter of a passkey did not increase, which indicates a copy of the
 * passkey (WebAuthn). Notifies its owner by mail, but at most once a day, so that the holder of the
 * copy cannot fill the mailbox. The caller rejects the login.
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
    const event = { event: 'passkey-copied', userId, object: `#${id}`, now } as const
    const isRepeated = await hasRecentEvent(transaction, event)
    await recordSecurityEvent(transaction, { ...event, actor: 'visitor' })
    if (isRepeated) return
    const { email: to, language: locale } = user
    const data = { name: fullName(user), passkey: name }
    await enqueueMail(transaction, { to, locale, template: 'passkey-copied', data })
  })
}
