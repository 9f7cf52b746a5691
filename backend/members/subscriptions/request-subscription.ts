import { isDeepStrictEqual } from 'node:util'
import { and, eq, ne, sql } from 'drizzle-orm'
import { processFormOnce } from '@/backend/accounts/form-protection/process-form-once'
import { isWithinMailLimit } from '@/backend/accounts/limits/mail-rate-limit'
import { withMinimumDuration } from '@/backend/accounts/limits/with-minimum-duration'
import { newSecret, toSha256 } from '@/backend/accounts/secrets/secret'
import type { Queryable } from '@/backend/platform/db/client'
import { type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import type { Services } from '@/backend/platform/services'
import { consentVersion, type MailingList, type SubscriptionRequest } from '@/lib/contract/forms/subscription'
import { toSubject } from './alert-filter'
import { mailConfirmation, mailSubscriber } from './mails'
import { newSeed } from './settings-key'

type Parts = Pick<Services, 'db' | 'env' | 'clock' | 'pause' | 'background' | 'serverKey'>

const minute = 60_000
const day = 24 * 60 * minute
/** The lifetime of a confirmation key and of an unconfirmed subscription. */
export const confirmMs = 7 * day
/** An equal request within this time sends no second mail. */
const repetitionMs = 10 * minute
/** The maximum number of alerts for an address, confirmed or not. */
const maxAlerts = 20
/** The minimum time between two mails that a subscription exists. */
const reminderMs = day

/** `Omit` applied to each member of a union. */
type Without<Type, Key extends PropertyKey> = Type extends unknown ? Omit<Type, Key> : never
type Request = Without<SubscriptionRequest, 'privacy'>

/**
 * Accepts a sign-up and sends a confirmation mail. Response and duration are equal for all
 * addresses; the work for the address runs in the background.
 * @throws FormProtectionError
 * @throws TooManyAttemptsError after too many requests of this client
 */
export async function requestSubscription(
  services: Parts,
  { list, request, client }: { list: MailingList; request: Request; client: string },
): Promise<void> {
  const { db, background } = services
  const { protection: proof, ...content } = request
  await withMinimumDuration(services, async () => {
    let isToBeStored = false
    await processFormOnce(services, { form: list, proof, client, content }, async (transaction) => {
      const attempt = { address: content.email, client }
      isToBeStored = await isWithinMailLimit({ ...services, db: transaction }, attempt)
    })
    if (!isToBeStored) return
    background.run('subscription', () =>
      db.transaction((transaction) => storeSubscription(transaction, services, { list, content, client })),
    )
  })
}

async function storeSubscription(
  db: Queryable,
  services: Parts,
  { list, content, client }: { list: MailingList; content: Without<Request, 'protection'>; client: string },
): Promise<void> {
  const { email, topics, language, ...details } = content
  const subject = toSubject(details)
  if (subject !== '' && (await hasTooManyAlerts(db, email, subject))) return
  const now = services.clock()
  const key = newSecret()
  const values = {
    language,
    topics: [...topics],
    details,
    confirmKeyHash: toSha256(key),
    confirmExpiresAt: new Date(now.getTime() + confirmMs),
    mailedAt: now,
    consentVersion,
    requestedAt: now,
    requestedFrom: client,
  }
  // The upsert locks the row, so concurrent requests wait here.
  const [row] = await db
    .insert(subscriptions)
    .values({ list, email, subject, seed: newSeed(), ...values })
    .onConflictDoUpdate({
      target: [subscriptions.list, subscriptions.email, subscriptions.subject],
      set: { email: sql`excluded.email` },
    })
    .returning()
  if (!row) throw new Error('The database did not return the subscription.')
  if (row.confirmKeyHash === values.confirmKeyHash) return mailConfirmation(db, services, row, key)
  if (row.state === 'blocked') return
  if (row.state === 'confirmed') return remindSubscriber(db, services, row, now)
  if (isMailedWithin(row, repetitionMs, now) && isSame(row, values)) return
  // Another person may have made the earlier request: new content gets a new key, which invalidates
  // the old one.
  const [renewed] = await db.update(subscriptions).set(values).where(eq(subscriptions.id, row.id)).returning()
  if (renewed) await mailConfirmation(db, services, renewed, key)
}

async function remindSubscriber(
  db: Queryable,
  services: Parts,
  row: SubscriptionRow,
  now: Date,
): Promise<void> {
  if (isMailedWithin(row, reminderMs, now)) return
  await db.update(subscriptions).set({ mailedAt: now }).where(eq(subscriptions.id, row.id))
  await mailSubscriber(db, services, row, 'subscription-exists')
}

function isMailedWithin({ mailedAt }: SubscriptionRow, milliseconds: number, now: Date): boolean {
  return mailedAt !== null && now.getTime() - mailedAt.getTime() < milliseconds
}

/** Limits the alerts of an address, because anyone can request alerts for it. */
async function hasTooManyAlerts(db: Queryable, email: string, subject: string): Promise<boolean> {
  const otherAlerts = and(
    eq(subscriptions.list, 'job-alerts'),
    eq(subscriptions.email, email),
    ne(subscriptions.subject, subject),
  )
  const alerts = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(otherAlerts)
    .limit(maxAlerts)
  return alerts.length === maxAlerts
}

type Content = Pick<SubscriptionRow, 'language' | 'topics' | 'details'>

function isSame(row: Content, content: Content): boolean {
  const pickContent = ({ language, topics, details }: Content) => ({ language, topics, details })
  return isDeepStrictEqual(pickContent(row), pickContent(content))
}
