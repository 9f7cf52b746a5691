import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { jobs } from './jobs'

/**
 * The end date of an ad for which its owners need no reminder: they got one, or just set the date
 * themselves. Separate from the ads, because each change of an ad refreshes the board.
 */
export const jobReminders = pgTable('job_reminders', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
