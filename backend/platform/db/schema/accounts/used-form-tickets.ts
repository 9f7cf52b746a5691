import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/** Tickets with which a form was taken, as long as they would be good: each works once. */
export const usedFormTickets = pgTable(
  'used_form_tickets',
  {
    id: id(),
    ticketId: text('ticket_id').notNull().unique(),
    /** A keyed hash of what was sent, by which a repetition is known from another submission. */
    contentHash: text('content_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_form_tickets_age').on(table.usedAt)],
)
