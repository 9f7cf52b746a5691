import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '../db/schema/users'
import type { Services } from '../services'
import { sendWithoutDisclosure } from './send-without-disclosure'
import { mailVerification } from './verification-mail'

/** How many sign-ups of one address are written to again; nearly always there is one. */
const most = 3

/**
 * Sends the key again to an address that waits for it; the answer does not disclose whether it does. Several sign-ups with the address get a mail each,
 * since nobody knows whose address it is.
 * @throws TooManyAttemptsError
 */
export async function resendVerification(
  parts: Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'background'>,
  asked: { email: string; client: string },
): Promise<void> {
  const { clock, env } = parts
  await sendWithoutDisclosure(parts, asked, async (transaction) => {
    const waiting = await transaction
      .select()
      .from(users)
      .where(and(eq(users.email, asked.email), isNull(users.emailVerifiedAt)))
      .orderBy(desc(users.id))
      .limit(most)
      .for('update')
    for (const user of waiting) {
      await mailVerification(transaction, { user, now: clock(), siteUrl: env.SITE_URL })
    }
  })
}
