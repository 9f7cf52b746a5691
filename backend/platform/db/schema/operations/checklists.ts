import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checklistTasks } from '@/lib/contract/site/checklist'
import { outbox } from './outbox'

/** What is left to do on a site that was set up without the demo: one row there, none on any other. */
export const checklists = pgTable(
  'checklists',
  {
    id: boolean().primaryKey().default(true),
    /** The tasks that administrators want to see no more of. */
    dismissed: text({ enum: checklistTasks }).array().notNull().default([]),
    /** The last test mail, for as long as the outbox has it. */
    testMailId: integer('test_mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** When a mail server accepted a mail for the first time. */
    mailDeliveredAt: timestamp('mail_delivered_at', { withTimezone: true }),
  },
  (table) => [
    check('checklists_one_row', sql`${table.id}`),
    index('checklists_test_mail').on(table.testMailId).where(sql`${table.testMailId} is not null`),
  ],
)
