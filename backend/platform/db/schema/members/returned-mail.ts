import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** State of the mailbox of returned mail. The table has at most one row. */
export const returnedMail = pgTable(
  'returned_mail',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Time of the next reading, or end of the lease of the server that reads. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Mailbox, with the UIDVALIDITY of its numbers (RFC 9051 §2.3.1.1). */
    mailbox: text().notNull().default(''),
    /** Number of the last mail that was read. */
    lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('returned_mail_only', sql`${table.isOnly}`)],
)
