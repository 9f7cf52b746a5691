import { eq } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import type { Services } from '@/backend/platform/services'
import type { Signup } from '@/lib/contract/accounts/auth-requests'
import type { Locale } from '@/lib/contract/common/locale'
import { recordSecurityEvent } from '../audit/audit'
import { findOwner } from '../find-account'
import { planMail } from '../limits/mail-rate-limit'
import { withMinimumDuration } from '../limits/with-minimum-duration'
import { mailLink } from '../mail-links'
import { hashPassword } from '../passwords/password'
import { assertStrongPassword } from '../passwords/password-rules'
import { mailVerification } from './verification-mail'

type SignUpServices = Pick<Services, 'db' | 'clock' | 'env' | 'pause' | 'isBreached'>

/**
 * Creates an account with an unverified address and mails the key. If the address already has an
 * account, its owner gets a notice instead, and the response is the same. Several sign-ups with one
 * address may be pending, because an unverified sign-up must not block the owner of the address.
 * @throws AccountError if the password is too weak
 * @throws TooManyAttemptsError
 */
export async function signUp(
  services: SignUpServices,
  form: Signup,
  { locale, client }: { locale: Locale; client: string },
) {
  const { db, clock, env } = services
  const { email, first_name: firstName, last_name: lastName, organization, password } = form
  await assertStrongPassword(services, {
    password,
    owner: { email, firstName, lastName, organization },
    param: 'password',
  })
  await withMinimumDuration(services, async () => {
    const plan = await planMail(services, { address: form.email, client })
    if (!plan) return
    const passwordHash = await hashPassword(form.password)
    const now = clock()
    const mail = { ...plan, now, siteUrl: env.SITE_URL }
    await db.transaction(async (transaction) => {
      const user = await insertUser(transaction, toAccount(form, { passwordHash, locale, now }))
      const owner = await findOwner(transaction, form.email)
      if (owner) {
        // The account was inserted and is deleted again, because the same number of statements as
        // for a new account makes the response time equal.
        await transaction.delete(users).where(eq(users.id, user.id))
        return mailOwner(transaction, owner, mail)
      }
      await recordSecurityEvent(transaction, { event: 'signed-up', actor: 'visitor', userId: user.id, now })
      await mailVerification(transaction, { user, ...mail })
    })
  })
}

function toAccount(
  form: Signup,
  { passwordHash, locale, now }: { passwordHash: string; locale: Locale; now: Date },
): typeof users.$inferInsert {
  return {
    email: form.email,
    firstName: form.first_name,
    lastName: form.last_name,
    organization: form.organization,
    phone: form.phone,
    language: form.language ?? locale,
    requestedAccess: form.access,
    privacyAcceptedAt: now,
    passwordHash,
    createdAt: now,
    updatedAt: now,
  }
}

async function insertUser(db: Queryable, account: typeof users.$inferInsert): Promise<UserRow> {
  const [user] = await db.insert(users).values(account).returning()
  if (!user) throw new Error('The database did not return the account.')
  return user
}

async function mailOwner(
  db: Queryable,
  owner: UserRow,
  { now, ...mail }: { now: Date; siteUrl: string; dueAt: Date | null },
): Promise<void> {
  await recordSecurityEvent(db, { event: 'sign-up-repeated', actor: 'visitor', userId: owner.id, now })
  await mailLink(db, owner, { template: 'email-taken', ...mail, getUrl: (links) => links.requestPassword })
}
