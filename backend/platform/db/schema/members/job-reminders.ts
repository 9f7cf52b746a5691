import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { jobs } from './jobs'

/**
 * Of which end of an ad its owners were told, or need not be told since they have just set it themselves. Apart from the ads: a change
 * of those renews the board.
 */
export const jobReminders = pgTable('job_reminders', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
