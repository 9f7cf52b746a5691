import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { isBlockedAddress } from '@/backend/accounts/addresses/blocked-address'
import { processFormOnce } from '@/backend/accounts/form-protection/process-form-once'
import { planMail } from '@/backend/accounts/limits/mail-rate-limit'
import { withMinimumDuration } from '@/backend/accounts/limits/with-minimum-duration'
import { createSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import type { Queryable } from '@/backend/platform/db/client'
import { type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { Services } from '@/backend/platform/services'
import { consentVersion, type MailingList, type SubscriptionRequest } from '@/lib/contract/forms/subscription'
import { toSubject } from './alert-filter'
import { mailConfirmation, mailSubscriber } from './mails'
import { createSeed } from './settings-key'

type SignUpServices = Pick<Services, 'db' | 'env' | 'clock' | 'pause' | 'background' | 'serverKey'>
/** Services with the time of the mail; null for at once. */
type StoreServices = SignUpServices & { dueAt: Date | null }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** The lifetime of a confirmation key and of an unconfirmed subscription. */
export const confirmationLifetimeMs = 7 * dayMs
/** The time within which an equal request sends no second mail. */
const repetitionMs = 10 * minuteMs
/** The maximum number of unconfirmed alerts for an address. */
const maxPendingAlerts = 20
/** The minimum time between two mails about a subscription that already exists. */
const reminderMs = dayMs

/** `Omit` for each member of a union type. */
type Without<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never
type Request = Without<SubscriptionRequest, 'privacy'>

/**
 * Accepts a sign-up and sends a confirmation mail. The response and its duration do not reveal
 * whether the address is subscribed, because the work for the address runs in the background.
 * @throws FormProtectionError
 * @throws TooManyAttemptsError after too many requests of this client
 */
export async function requestSubscription(
  services: SignUpServices,
  { list, request, client }: { list: MailingList; request: Request; client: string },
): Promise<void> {
  const { db, background } = services
  const { protection: proof, ...content } = request
  await withMinimumDuration(services, async () => {
    const form = { formName: list, proof, client, content }
    const plan = await processFormOnce(services, form, (transaction) =>
      planMail({ ...services, db: transaction }, { address: content.email, client }),
    )
    if (!plan) return
    const mailServices = { ...services, ...plan }
    background.run('subscription', () =>
      db.transaction((transaction) => storeSubscription(transaction, mailServices, { list, content, client })),
    )
  })
}

async function storeSubscription(
  db: Queryable,
  services: StoreServices,
  { list, content, client }: { list: MailingList; content: Without<Request, 'protection'>; client: string },
): Promise<void> {
  const { email, topics, language, ...details } = content
  const subject = toSubject(details)
  if (await isBlockedAddress(db, email)) return
  if (subject !== '') await removeOldestPendingAlerts(db, email, subject)
  const now = services.clock()
  const key = createSecret()
  const confirmation = {
    confirmKeyHash: toSha256(key),
    confirmExpiresAt: new Date(now.getTime() + confirmationLifetimeMs),
    mailedAt: now,
  }
  const values = { language, topics: [...topics], details, consentVersion, requestedAt: now, requestedFrom: client }
  // The upsert locks the row, so concurrent requests wait here.
  const [row] = await db
    .insert(subscriptions)
    .values({ list, email, subject, seed: createSeed(), ...values, ...confirmation })
    .onConflictDoUpdate({
      target: [subscriptions.list, subscriptions.email, subscriptions.subject],
      set: { email: sql`excluded.email` },
    })
    .returning()
  if (!row) throw new Error('The database did not return the subscription.')
  if (row.confirmKeyHash === confirmation.confirmKeyHash) return mailConfirmation(db, services, row, key)
  if (row.state === 'confirmed') return remindSubscriber(db, services, row, now)
  if (wasMailedWithin(row, repetitionMs, now) && hasSameContent(row.renewal ?? row, values)) return
  // Another person may have made the former request. A request with other content gets a new key,
  // which invalidates the former one. It replaces no content that was confirmed before.
  const change = row.state === 'refused' ? { renewal: { ...values, requestedAt: now.toISOString() } } : values
  await db
    .update(subscriptions)
    .set({ ...confirmation, ...change })
    .where(eq(subscriptions.id, row.id))
  await mailConfirmation(db, services, { ...row, ...values }, key)
}

async function remindSubscriber(
  db: Queryable,
  services: StoreServices,
  row: SubscriptionRow,
  now: Date,
): Promise<void> {
  if (wasMailedWithin(row, reminderMs, now)) return
  await db.update(subscriptions).set({ mailedAt: now }).where(eq(subscriptions.id, row.id))
  await mailSubscriber(db, services, row, 'subscription-exists')
}

function wasMailedWithin({ mailedAt }: SubscriptionRow, milliseconds: number, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < milliseconds
}

/**
 * Removes the oldest unconfirmed alerts of an address above the maximum. Their number is limited,
 * because anyone can request alerts for an address.
 */
async function removeOldestPendingAlerts(db: Queryable, email: string, subject: string): Promise<void> {
  const oldestAlerts = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.list, 'job-alerts'),
        eq(subscriptions.email, email),
        eq(subscriptions.state, 'pending'),
        ne(subscriptions.subject, subject),
      ),
    )
    .orderBy(desc(subscriptions.requestedAt), desc(subscriptions.id))
    .offset(maxPendingAlerts - 1)
  await db.delete(subscriptions).where(inArray(subscriptions.id, oldestAlerts))
}

type Content = Pick<SubscriptionRow, 'language' | 'topics' | 'details'>

function hasSameContent(row: Content, content: Content): boolean {
  const pickContent = ({ language, topics, details }: Content) => ({ language, topics, details })
  return isDeepStrictEqual(pickContent(row), pickContent(content))
}
