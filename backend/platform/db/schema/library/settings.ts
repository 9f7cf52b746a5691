import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { mailLanguages } from '@/lib/contract/administration/settings'
import type { Locale } from '@/lib/contract/common/locale'
import type { Settings } from '@/lib/contract/site/settings'

/** The organization, one row, in every language. */
export const settings = pgTable(
  'settings',
  {
    id: boolean().primaryKey().default(true),
    /** Whether who runs the site must have a second factor. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** Whether a page is published only after a second person has approved it. */
    requiresApproval: boolean('requires_approval').notNull().default(false),
    /** In which languages mails are written. */
    mailLanguages: text('mail_languages', { enum: mailLanguages }).notNull().default('both'),
    data: jsonb().$type<Record<Locale, Settings>>().notNull(),
  },
  (table) => [check('settings_one_row', sql`${table.id}`)],
)
