import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { jobs } from './jobs'

/**
 * End date of an ad of which its owners were reminded, or which they just set themselves. Separate
 * from the ads: a change of those refreshes the board.
 */
export const jobReminders = pgTable('job_reminders', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
