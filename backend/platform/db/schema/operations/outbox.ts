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
 * SQL condition: a text is a single address without name, comment or quotes, so that it cannot end
 * a header line or add a recipient. The semicolon is escaped, because drizzle-kit splits statements
 * there.
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
    /** Part of the Message-ID, which is the same for all attempts. */
    key: uuid().notNull().unique().defaultRandom(),
    recipient: emailAddress().notNull(),
    locale: text({ enum: locales }).notNull(),
    template: text().$type<MailTemplate>().notNull(),
    /**
     * Data for the template, including links with keys. Deleted when the mail is sent. A failed
     * mail keeps its data, so that it can be sent again.
     */
    data: jsonb().$type<MailData[MailTemplate]>(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    /**
     * Number of attempts. A worker also uses it to check that it still holds the lease of the mail.
     */
    attempts: integer().notNull().default(0),
    /**
     * Reason of the last failure, with the code of the mail server. Null before a failure and
     * during an attempt.
     */
    problem: text(),
    /**
     * Time from which a worker may take the mail: the end of a pause or of a lease. Null means at
     * once.
     */
    dueAt: timestamp('due_at', { withTimezone: true }),
    createdAt: createdAt(),
    /** Time when the mail was sent or given up. */
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
