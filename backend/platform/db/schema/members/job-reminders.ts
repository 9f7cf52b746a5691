import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { jobs } from './jobs'

/**
 * Ads whose owners need no reminder of this end date, because they got one or have just set the
 * date. A separate table, because each change of the table of ads refreshes the job board.
 */
export const jobReminders = pgTable('job_reminders', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
