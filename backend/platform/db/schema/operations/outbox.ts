import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { createdAt, emailAddress, id } from '../columns'
import type { MailData, MailTemplate } from './mail-data'

/**
 * SQL condition: a single address without name, comment or quotes, so that it cannot end a header
 * line or add a recipient. The semicolon is escaped, since drizzle-kit splits statements there.
 */
const isAddress = (column: AnyPgColumn): SQL =>
  sql`${column} ~ '^[^[:space:][:cntrl:]<>(),\\u003b:"@]{1,64}@[^[:space:][:cntrl:]<>(),\\u003b:"@]{1,253}$'`

/** Queued mails, and sent ones for some days. A mail is written in the transaction of its cause. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Part of the Message-ID, the same for every attempt. */
    key: uuid().notNull().unique().defaultRandom(),
    recipient: emailAddress().notNull(),
    locale: text({ enum: locales }).notNull(),
    template: text().$type<MailTemplate>().notNull(),
    /**
     * Data of the template, including links with keys; emptied once sent. A failed mail keeps it
     * for a retry.
     */
    data: jsonb().$type<MailData[MailTemplate]>(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Number of attempts; also identifies the worker that holds the mail. */
    attempts: integer().notNull().default(0),
    /** Reason of the last failure with the server's code; null before it and during an attempt. */
    problem: text(),
    /**
     * Time from which a worker may take the mail: null for immediately, otherwise after a pause or
     * the end of a lease.
     */
    dueAt: timestamp('due_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** Time when the mail was sent or abandoned. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('outbox_waiting')
      .on(table.dueAt.asc().nullsFirst(), table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('outbox_ended').on(table.endedAt).where(sql`${table.state} <> 'waiting'`),
    check('outbox_recipient_form', isAddress(table.recipient)),
    check('outbox_state_known', sql`${table.state} in ('waiting', 'sent', 'failed')`),
    check('outbox_data_until_sent', sql`${table.state} <> 'waiting' or ${table.data} is not null`),
    check('outbox_no_data_of_sent', sql`${table.state} <> 'sent' or ${table.data} is null`),
    check('outbox_ended_when_done', sql`(${table.endedAt} is null) = (${table.state} = 'waiting')`),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect
