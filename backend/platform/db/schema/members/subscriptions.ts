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
import { id } from '../columns'

/** Addresses on the mailing lists, and those that have not confirmed yet. Each is on a list once, or once with each subject. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    list: text().$type<MailingList>().notNull(),
    email: text().notNull(),
    /** The filter of a job alert, in a form of its own for each (`subjectOf`); empty for other lists. */
    subject: text().notNull().default(''),
    /** The language of mails to it. */
    language: text({ enum: locales }).notNull(),
    topics: text().array().notNull(),
    /** What a list asks for beside that: a name, a medium. */
    details: jsonb().$type<SubscriberDetails>().notNull(),
    /** `blocked` gets no mail, whoever signs it up: the office has been asked for that. */
    state: text({ enum: ['pending', 'confirmed', 'blocked'] })
      .notNull()
      .default('pending'),
    /** Part of the key in the links of its mails (see `settings-key.ts`). */
    seed: text().notNull(),
    /** SHA-256 of the key that confirms it, hexadecimal. */
    confirmKeyHash: text('confirm_key_hash').unique(),
    confirmExpiresAt: timestamp('confirm_expires_at', { withTimezone: true }),
    /** When it was last sent a mail that anybody can cause. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    // The proof of the consent: network addresses are kept for 14 days, the rest as long as the subscription.
    consentVersion: text('consent_version').notNull(),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    requestedFrom: text('requested_from'),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    confirmedFrom: text('confirmed_from'),
    /** When job ads were last looked through for an alert; null for one that is to be looked at first. */
    lookedAt: timestamp('looked_at', { withTimezone: true }),
  },
  (table) => [
    unique('subscriptions_once').on(table.list, table.email, table.subject),
    index('subscriptions_alerts')
      .on(table.id)
      .where(sql`${table.list} = 'job-alerts' and ${table.state} = 'confirmed'`),
    index('subscriptions_email').on(table.email),
    index('subscriptions_pending').on(table.requestedAt).where(sql`${table.state} = 'pending'`),
    index('subscriptions_addresses')
      .on(table.requestedAt)
      .where(sql`${table.requestedFrom} is not null or ${table.confirmedFrom} is not null`),
    check('subscriptions_list_known', sql`${table.list} in ('newsletter', 'press', 'job-alerts')`),
    check('subscriptions_state_known', sql`${table.state} in ('pending', 'confirmed', 'blocked')`),
    check(
      'subscriptions_confirmed_when',
      sql`${table.state} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
)

/**
 * The job ads that an alert has told of, each as it was then: none is told twice, however it changes, and no copy that says what was told
 * of its like (`root_id`: the ad from which both were copied).
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
