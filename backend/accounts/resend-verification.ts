import { and, eq, isNull } from 'drizzle-orm'
import { users } from '../db/schema/users'
import type { Services } from '../services'
import { evenly } from './evenly'
import { mayMail } from './may-mail'
import { mailVerification } from './verification-mail'

/**
 * Sends the key again to an address that waits for it; whether it does is told to nobody.
 * @throws TooManyAttemptsError
 */
export async function resendVerification(
  parts: Pick<Services, 'db' | 'clock' | 'env' | 'pause'>,
  { email, client }: { email: string; client: string },
): Promise<void> {
  const { db, clock, env } = parts
  await evenly(parts, async () => {
    if (!(await mayMail(parts, { address: email, client }))) return
    await db.transaction(async (transaction) => {
      const [user] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
        .for('update')
      if (user) await mailVerification(transaction, { user, now: clock(), siteUrl: env.SITE_URL })
    })
  })
}
