import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { MailingList, SubscriberDetails } from '@/lib/contract/forms/subscription'
import { emailAddress, id } from '../columns'

interface Renewal {
  language: Locale
  topics: string[]
  details: SubscriberDetails
  consentVersion: string
  /** ISO time. */
  requestedAt: string
  requestedFrom: string
}

/** Addresses of mailing lists, each once per list or subject. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    list: text().$type<MailingList>().notNull(),
    email: emailAddress().notNull(),
    /** Normalized filter of a job alert (`toSubject`); '' for other lists. */
    subject: text().notNull().default(''),
    language: text({ enum: locales }).notNull(),
    topics: text().array().notNull(),
    /** Further data of a list, such as a medium. */
    details: jsonb().$type<SubscriberDetails>().notNull(),
    /**
     * `blocked` gets no mail of any list, as requested from the office. `refused` ended because
     * mail servers refused it; its owner may sign up again.
     */
    state: text({ enum: ['pending', 'confirmed', 'blocked', 'refused'] })
      .notNull()
      .default('pending'),
    /** Part of the key in its links (`settings-key.ts`). */
    seed: text().notNull(),
    /** SHA-256 of the confirmation key, hexadecimal. */
    confirmKeyHash: text('confirm_key_hash').unique(),
    confirmExpiresAt: timestamp('confirm_expires_at', { withTimezone: true }),
    /** Last mail that any visitor can trigger; null after a confirmation. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    // Proof of consent. Network addresses are kept for 14 days.
    consentVersion: text('consent_version').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    requestedFrom: text('requested_from'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    confirmedFrom: text('confirmed_from'),
    /**
     * Unconfirmed sign-up of a `refused` subscription. Its confirmation replaces the content, so
     * that the proof of the former consent stays complete.
     */
    renewal: jsonb().$type<Renewal>(),
    /** Points of failed deliveries in a row (see `count-refusals.ts`). */
    refusals: integer().notNull().default(0),
    /** Time of the last of them, and its code with the text of the mail server. */
    refusedAt: timestamp('refused_at', { withTimezone: true }),
    refusal: text(),
    /** First mail since then that a server accepted. It may still be returned. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    /** Last search of an alert; null before. */
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
    check('subscriptions_confirmed_when', sql`${table.state} <> 'confirmed' or ${table.confirmedAt} is not null`),
  ],
)

/** Values of a subscription without failed deliveries. */
export const noRefusals = { refusals: 0, refusedAt: null, refusal: null, acceptedAt: null }

/**
 * Ads that an alert has sent. Neither the ad nor a copy (`root_id`) is sent again before it was off
 * the board for some time.
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
    /** Last known end of the ad. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.jobId] })],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect
