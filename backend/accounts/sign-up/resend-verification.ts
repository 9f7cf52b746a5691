import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { sendWithoutDisclosure } from '../limits/send-without-disclosure'
import { mailVerification } from './verification-mail'

/** Maximum number of sign-ups of one address that get a mail; nearly always there is one. */
const maxSignUps = 3

/**
 * Mails a new key to an unverified address. The response does not disclose the existence of a
 * sign-up. Each of several sign-ups with the address gets a mail, since its owner is unknown.
 * @throws TooManyAttemptsError
 */
export async function resendVerification(
  parts: Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'background'>,
  request: { email: string; client: string },
): Promise<void> {
  const { clock, env } = parts
  await sendWithoutDisclosure(parts, request, async (transaction) => {
    const unverified = await transaction
      .select()
      .from(users)
      .where(and(eq(users.email, request.email), isNull(users.emailVerifiedAt)))
      .orderBy(desc(users.id))
      .limit(maxSignUps)
      .for('update')
    for (const user of unverified) {
      await mailVerification(transaction, { user, now: clock(), siteUrl: env.SITE_URL })
    }
  })
}
