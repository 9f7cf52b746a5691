import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { sendWithoutDisclosure } from '../limits/send-without-disclosure'
import { mailVerification } from './verification-mail'

/** The maximum number of sign-ups of one address that get a mail again; nearly always there is one. */
const maxSignUps = 3

/**
 * Sends the key again to an address that is not verified; the response does not disclose whether there is such a sign-up.
 * Of several sign-ups with the address each gets a mail, since nobody knows whose address it is.
 * @throws TooManyAttemptsError
 */
export async function resendVerification(
  parts: Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'background'>,
  asked: { email: string; client: string },
): Promise<void> {
  const { clock, env } = parts
  await sendWithoutDisclosure(parts, asked, async (transaction) => {
    const unverified = await transaction
      .select()
      .from(users)
      .where(and(eq(users.email, asked.email), isNull(users.emailVerifiedAt)))
      .orderBy(desc(users.id))
      .limit(maxSignUps)
      .for('update')
    for (const user of unverified) {
      await mailVerification(transaction, { user, now: clock(), siteUrl: env.SITE_URL })
    }
  })
}
