import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/contract/locale'
import type { Settings } from '@/lib/contract/settings'

/** The organization, one row, in every language. */
export const settings = pgTable(
  'settings',
  {
    id: boolean().primaryKey().default(true),
    /** Whether who runs the site must have a second factor. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    data: jsonb().$type<Record<Locale, Settings>>().notNull(),
  },
  (table) => [check('settings_one_row', sql`${table.id}`)],
)
