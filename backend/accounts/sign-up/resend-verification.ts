import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import { sendWithoutDisclosure } from '../limits/send-without-disclosure'
import { mailVerification } from './verification-mail'

/** Maximum number of sign-ups that get a mail for one address. Nearly always there is only one. */
const maxSignUps = 3

/**
 * Mails a new key to an unverified address. The response does not disclose whether an account
 * exists. If several unverified accounts have the address, each gets a mail, because only the owner
 * of the mailbox knows which account is the right one.
 * @throws TooManyAttemptsError
 */
export async function resendVerification(
  services: Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'background'>,
  request: { email: string; client: string },
): Promise<void> {
  const { clock, env } = services
  // Above the limit, the mail of each sign-up is on its way, and its key is valid.
  await sendWithoutDisclosure(services, { ...request, canBeLater: false }, async (transaction) => {
    const unverifiedUsers = await transaction
      .select()
      .from(users)
      .where(and(eq(users.email, request.email), isNull(users.emailVerifiedAt)))
      .orderBy(desc(users.id))
      .limit(maxSignUps)
      .for('update')
    for (const user of unverifiedUsers) {
      await mailVerification(transaction, { user, now: clock(), siteUrl: env.SITE_URL })
    }
  })
}
