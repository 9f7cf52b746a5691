import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/** Used form tickets that have not expired. */
export const usedFormTickets = pgTable(
  'used_form_tickets',
  {
    id: id(),
    ticketId: text('ticket_id').notNull().unique(),
    /**
     * Hash of the submitted values, with the server's key. It distinguishes a repetition from
     * another submission.
     */
    contentHash: text('content_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_form_tickets_age').on(table.usedAt)],
)
