import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { checklistTasks } from '@/lib/contract/site/checklist'
import { outbox } from './outbox'

/** Checklist of a site that was set up without demo content, in one row. */
export const checklists = pgTable(
  'checklists',
  {
    id: boolean().primaryKey().default(true),
    /** Tasks that administrators hid. */
    dismissed: text({ enum: checklistTasks }).array().notNull().default([]),
    /** Last test mail in the outbox. */
    testMailId: integer('test_mail_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** First acceptance of a mail by a mail server. */
    mailDeliveredAt: timestamp('mail_delivered_at', { withTimezone: true }),
  },
  (table) => [
    check('checklists_one_row', sql`${table.id}`),
    index('checklists_test_mail').on(table.testMailId).where(sql`${table.testMailId} is not null`),
  ],
)
