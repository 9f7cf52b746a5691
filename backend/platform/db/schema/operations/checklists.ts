import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checklistTasks } from '@/lib/contract/site/checklist'
import { outbox } from './outbox'

/**
 * The checklist of a site that was set up without demo content. Such a site has one row, others
 * none.
 */
export const checklists = pgTable(
  'checklists',
  {
    id: boolean().primaryKey().default(true),
    /** Tasks that administrators have hidden. */
    dismissed: text({ enum: checklistTasks }).array().notNull().default([]),
    /** The last test mail, as long as it is in the outbox. */
    testMailId: integer('test_mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** Time when a mail server first accepted a mail. */
    mailDeliveredAt: timestamp('mail_delivered_at', { withTimezone: true }),
  },
  (table) => [
    check('checklists_one_row', sql`${table.id}`),
    index('checklists_test_mail').on(table.testMailId).where(sql`${table.testMailId} is not null`),
  ],
)
