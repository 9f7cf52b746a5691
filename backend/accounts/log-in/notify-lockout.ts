import { and, eq, gt } from 'drizzle-orm'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { recordSecurityEvent } from '../audit/audit'
import { mailLink } from '../mail-links'

/**
 * At most one mail per day, so that an attacker who keeps an address locked cannot fill its
 * mailbox.
 */
const mailIntervalMs = 24 * 3_600_000

/** Records that wrong passwords have locked an account for unknown devices, and mails its owner. */
export async function notifyLockout(
  { db, clock, env }: Pick<Services, 'db' | 'clock' | 'env'>,
  { id: userId }: UserRow,
): Promise<void> {
  const now = clock()
  await db.transaction(async (transaction) => {
    // Locks the row of the user, so that concurrent lockouts send one mail.
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update')
    if (!user) return
    const earlierEvents = await transaction
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.userId, userId),
          eq(securityEvents.event, 'locked-out'),
          gt(securityEvents.occurredAt, new Date(now.getTime() - mailIntervalMs)),
        ),
      )
      .limit(1)
    await recordSecurityEvent(transaction, { event: 'locked-out', actor: 'visitor', userId, now })
    const mayLogIn = user.isActive && user.emailVerifiedAt !== null
    if (earlierEvents.length > 0 || !mayLogIn) return
    const mail = { template: 'login-locked', siteUrl: env.SITE_URL } as const
    await mailLink(transaction, user, { ...mail, getUrl: (links) => links.requestPassword })
  })
}
