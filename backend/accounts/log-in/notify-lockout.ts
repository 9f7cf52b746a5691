import { eq } from 'drizzle-orm'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { hasRecentEvent, recordSecurityEvent } from '../audit/audit'
import { mailLink } from '../mail-links'

/**
 * Records that wrong passwords have locked an account for unknown devices. Mails the owner, but at
 * most once a day, so that an attacker who keeps an address locked cannot fill its mailbox.
 */
export async function notifyLockout(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { id: userId }: UserRow,
): Promise<void> {
  const now = clock()
  await db.transaction(async (transaction) => {
    // Locks the row of the user, so that concurrent lockouts send one mail.
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return
    const event = { event: 'locked-out', userId, now } as const
    const isRepeated = await hasRecentEvent(transaction, event)
    await recordSecurityEvent(transaction, { ...event, actor: 'visitor' })
    const mayLogIn = user.isActive && user.emailVerifiedAt !== null
    if (isRepeated || !mayLogIn) return
    const mail = { template: 'login-locked', siteUrl: env.SITE_URL } as const
    await mailLink(transaction, user, { ...mail, getUrl: (links) => links.requestPassword })
  })
}
