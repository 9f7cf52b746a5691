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
import { createdAt, id } from '../columns'
import type { MailData, MailTemplate } from './mail-data'

/**
 * One address without name, comment or quotes: nothing that could end a header line or name a second recipient. The
 * semicolon is written as its code, since drizzle-kit ends statements at it.
 */
const isAddress = (column: AnyPgColumn): SQL =>
  sql`${column} ~ '^[^[:space:][:cntrl:]<>(),\\u003b:"@]{1,64}@[^[:space:][:cntrl:]<>(),\\u003b:"@]{1,253}$'`

/** Mails to be sent, and for some days those that were. A mail is written in the transaction that causes it. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    /** Names the mail in its Message-ID, the same at every attempt. */
    key: uuid().notNull().unique().defaultRandom(),
    recipient: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    template: text().$type<MailTemplate>().notNull(),
    /** What the template needs, links with keys among it; emptied once the mail is sent. One that was given up may be tried again. */
    data: jsonb().$type<MailData[MailTemplate]>(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /** The number of attempts; it also identifies the worker that currently has the mail. */
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, with the mail server's code; none before it, and while one is under way. */
    problem: text(),
    /** When a worker may take the mail: at once when empty, else after a pause, or when its present worker has failed. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** When the mail was sent or given up. */
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
