import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../db/schema/users'
import type { Services } from '../services'
import { mailUnseen } from './mail-unseen'
import { mailVerification } from './verification-mail'

/**
 * Sends the key again to an address that waits for it; whether it does is told to nobody.
 * @throws TooManyAttemptsError
 */
export async function resendVerification(
  parts: Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'background'>,
  asked: { email: string; client: string },
): Promise<void> {
  const { clock, env } = parts
  await mailUnseen(parts, asked, async (transaction) => {
    const [user] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.email, asked.email), isNull(users.emailVerifiedAt)))
      .for('update')
    if (user) await mailVerification(transaction, { user, now: clock(), siteUrl: env.SITE_URL })
  })
}
