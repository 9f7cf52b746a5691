import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checklistTasks } from '@/lib/contract/site/checklist'
import { outbox } from './outbox'

/** The checklist of a site that was set up without the demo: one row; other sites have none. */
export const checklists = pgTable(
  'checklists',
  {
    id: boolean().primaryKey().default(true),
    /** Tasks hidden by administrators. */
    dismissed: text({ enum: checklistTasks }).array().notNull().default([]),
    /** Last test mail, while it is in the outbox. */
    testMailId: integer('test_mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** Time of the first mail that a server accepted. */
    mailDeliveredAt: timestamp('mail_delivered_at', { withTimezone: true }),
  },
  (table) => [
    check('checklists_one_row', sql`${table.id}`),
    index('checklists_test_mail').on(table.testMailId).where(sql`${table.testMailId} is not null`),
  ],
)
