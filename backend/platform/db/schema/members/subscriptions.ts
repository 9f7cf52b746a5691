import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import type { MailingList, SubscriberDetails } from '@/lib/contract/forms/subscription'
import { emailAddress, id } from '../columns'

/**
 * Confirmed and unconfirmed addresses of mailing lists. Each is on a list once, or once per
 * subject.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    list: text().$type<MailingList>().notNull(),
    email: emailAddress().notNull(),
    /** Normalized filter of a job alert (`subjectOf`); empty for other lists. */
    subject: text().notNull().default(''),
    /** Language of its mails. */
    language: text({ enum: locales }).notNull(),
    topics: text().array().notNull(),
    /** Additional data of a list: a name, a medium. */
    details: jsonb().$type<SubscriberDetails>().notNull(),
    /**
     * `blocked` gets no mail after any sign-up, as requested from the office. `refused` has ended,
     * because mail servers refused the address; its owner may sign up again.
     */
    state: text({ enum: ['pending', 'confirmed', 'blocked', 'refused'] })
      .notNull()
      .default('pending'),
    /** Part of the key in links of its mails (see `settings-key.ts`). */
    seed: text().notNull(),
    /** SHA-256 of the confirmation key, hexadecimal. */
    confirmKeyHash: text('confirm_key_hash').unique(),
    confirmExpiresAt: timestamp('confirm_expires_at', { withTimezone: true }),
    /** Time of the last mail that any visitor can trigger. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    // Proof of consent: network addresses are kept for 14 days, other data as long as the
    // subscription.
    consentVersion: text('consent_version').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    requestedFrom: text('requested_from'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    confirmedFrom: text('confirmed_from'),
    /** Points of failed deliveries in a row (see `count-refusals.ts`). */
    refusals: integer().notNull().default(0),
    /** Time of the last of them, and its code with the words of the mail server. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    refusal: text(),
    /** First mail since then that a server accepted. It may still be returned. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** Last search for an alert; null before the first. */
    lookedAt: timestamp('looked_at', { withTimezone: true }),
  },
  (table) => [
    unique('subscriptions_once').on(table.list, table.email, table.subject),
    index('subscriptions_alerts')
      .on(table.id)
      .where(sql`${table.list} = 'job-alerts' and ${table.state} = 'confirmed'`),
    index('subscriptions_readers')
      .on(table.list, table.id)
      .where(sql`${table.list} in ('newsletter', 'press') and ${table.state} = 'confirmed'`),
    index('subscriptions_email').on(table.email),
    index('subscriptions_pending').on(table.requestedAt).where(sql`${table.state} = 'pending'`),
    index('subscriptions_addresses')
      .on(table.requestedAt)
      .where(sql`${table.requestedFrom} is not null or ${table.confirmedFrom} is not null`),
    check('subscriptions_list_known', sql`${table.list} in ('newsletter', 'press', 'job-alerts')`),
    check('subscriptions_state_known', sql`${table.state} in ('pending', 'confirmed', 'blocked', 'refused')`),
    check(
      'subscriptions_confirmed_when',
      sql`${table.state} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
)

/**
 * Job ads already sent by an alert, as they were then. No ad is sent twice, even if changed, nor a
 * copy with the same content (`root_id`: the common original).
 */
export const alertedJobs = pgTable(
  'alerted_jobs',
  {
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    jobId: integer('job_id').notNull(),
    rootId: integer('root_id').notNull(),
    title: text().notNull(),
    place: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.jobId] })],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect
