import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/** Form tickets that were used and have not expired. Each works once. */
export const usedFormTickets = pgTable(
  'used_form_tickets',
  {
    id: id(),
    ticketId: text('ticket_id').notNull().unique(),
    /**
     * Hash of the submitted values, made with the server's key. It tells a repetition from a
     * different submission.
     */
    contentHash: text('content_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_form_tickets_age').on(table.usedAt)],
)
