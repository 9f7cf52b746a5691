import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { jobs } from './jobs'

/**
 * End dates for which owners need no reminder. A separate table, because changes of ads refresh the
 * job board.
 */
export const jobReminders = pgTable('job_reminders', {
  jobId: integer('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})
