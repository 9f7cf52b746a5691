import { eq, isNull } from 'drizzle-orm'
import type { Signup } from '@/lib/contract/auth-requests'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { type UserRow, users } from '../db/schema/users'
import { enqueueMail } from '../mail/outbox'
import type { Services } from '../services'
import { audit } from './audit'
import { evenly } from './evenly'
import { fullName } from './full-name'
import { mailLinks } from './links'
import { mayMail } from './may-mail'
import { hashPassword } from './password'
import { checkNewPassword } from './password-rules'
import { mailVerification } from './verification-mail'

type Parts = Pick<Services, 'db' | 'clock' | 'env' | 'pause'>

/**
 * Makes an account that waits for its e-mail address to be verified, and sends the key. An address that has an account
 * gets a mail that says so instead; the answer is the same. Before it is verified an account belongs to nobody: whoever signs up
 * last with its address replaces what was said before, so that nobody can keep an address for themselves by a
 * password of their own.
 * @throws AccountError when the password is too weak
 * @throws TooManyAttemptsError
 */
export async function signUp(
  parts: Parts,
  form: Signup,
  { locale, client }: { locale: Locale; client: string },
) {
  const { db, clock, env } = parts
  checkNewPassword(form.password, form.email, 'password')
  await evenly(parts, async () => {
    const passwordHash = await hashPassword(form.password)
    if (!(await mayMail(parts, { address: form.email, client }))) return
    const now = clock()
    await db.transaction(async (transaction) => {
      const user = await insertUser(transaction, accountOf(form, { passwordHash, locale, now }))
      if (!user) return tellOwner(transaction, form.email, { now, siteUrl: env.SITE_URL })
      await audit(transaction, { event: 'signed-up', userId: user.id, at: now })
      await mailVerification(transaction, { user, now, siteUrl: env.SITE_URL })
    })
  })
}

function accountOf(
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

/** The account, new or with what was signed up now; null when the address is verified already. */
async function insertUser(db: Queryable, account: typeof users.$inferInsert): Promise<UserRow | null> {
  const { email: _, ...rest } = account
  const [user] = await db
    .insert(users)
    .values(account)
    .onConflictDoUpdate({ target: users.email, set: rest, setWhere: isNull(users.emailVerifiedAt) })
    .returning()
  return user ?? null
}

/** As many statements as a new account takes, so that the answer is no sooner there. */
async function tellOwner(
  db: Queryable,
  email: string,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<void> {
  const [owner] = await db.select().from(users).where(eq(users.email, email))
  if (!owner) return
  await audit(db, { event: 'sign-up-repeated', userId: owner.id, at: now })
  const { language: locale } = owner
  const data = { name: fullName(owner), url: mailLinks(siteUrl, locale).requestPassword }
  await enqueueMail(db, { to: email, locale, template: 'email-taken', data })
}
