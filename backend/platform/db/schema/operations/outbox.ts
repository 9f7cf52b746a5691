import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { createdAt, emailAddress, id } from '../columns'
import type { MailData, MailTemplate, NamedAccounts } from './mail-data'

/**
 * Condition for a single address without name or comment, which cannot end a header line or add a
 * recipient. The semicolon is escaped, because drizzle-kit splits there.
 */
const isAddress = (column: AnyPgColumn): SQL =>
  sql`${column} ~ '^[^[:space:][:cntrl:]<>(),\\u003b:"@]{1,64}@[^[:space:][:cntrl:]<>(),\\u003b:"@]{1,253}$'`

/**
 * Mails to send, and sent mails for some days. A mail is written in the transaction that causes it.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Part of the Message-ID of all attempts. */
    key: uuid().notNull().unique().defaultRandom(),
    recipient: emailAddress().notNull(),
    locale: text({ enum: locales }).notNull(),
    template: text().$type<MailTemplate>().notNull(),
    /** Data with keys. Deleted when the mail is sent; kept by failed mails. */
    data: jsonb().$type<MailData[MailTemplate] & Partial<NamedAccounts>>(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Number of attempts. A worker holds its lease as long as the number is unchanged. */
    attempts: integer().notNull().default(0),
    /** Reason of the last failure. Null before one and during an attempt. */
    problem: text(),
    /** End of a pause or lease; null for at once. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** Time since which a reachable server does not accept the mail; null before. */
    deferredAt: timestamp('deferred_at', { withTimezone: true }),
    /** Time at which the mail was sent or marked as failed. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_waiting').on(table.dueAt.asc().nullsFirst(), table.id).where(sql`${table.state} = 'waiting'`),
    index('outbox_ended').on(table.endedAt).where(sql`${table.state} <> 'waiting'`),
    check('outbox_recipient_form', isAddress(table.recipient)),
    check('outbox_state_known', sql`${table.state} in ('waiting', 'sent', 'failed')`),
    check('outbox_data_until_sent', sql`${table.state} <> 'waiting' or ${table.data} is not null`),
    check('outbox_no_data_of_sent', sql`${table.state} <> 'sent' or ${table.data} is null`),
    check('outbox_ended_when_done', sql`(${table.endedAt} is null) = (${table.state} = 'waiting')`),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
