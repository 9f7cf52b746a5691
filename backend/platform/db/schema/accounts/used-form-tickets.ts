import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { id } from '../columns'

/** Used form tickets until they expire: each works once. */
export const usedFormTickets = pgTable(
  'used_form_tickets',
  {
    id: id(),
    ticketId: text('ticket_id').notNull().unique(),
    /** Keyed hash of the submission, which distinguishes a repetition from a new one. */
    contentHash: text('content_hash').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_form_tickets_age').on(table.usedAt)],
)
