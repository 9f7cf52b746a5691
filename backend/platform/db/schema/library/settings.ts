import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { MailTextName } from '@/lib/contract/administration/mail-texts'
import { mailLanguages } from '@/lib/contract/administration/settings'
import type { Locale } from '@/lib/contract/common/locale'
import type { Settings } from '@/lib/contract/site/settings'

/** Default rates of newsletters. */
export const defaultDispatchRates = { perMinute: 300, perDomain: 60 }

/** Settings of the site, in one row. */
export const settings = pgTable(
  'settings',
  {
    id: boolean().primaryKey().default(true),
    /** True if staff need a second factor. */
    requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
    /** True if a second person must approve a page. */
    requiresApproval: boolean('requires_approval').notNull().default(false),
    mailLanguages: text('mail_languages', { enum: mailLanguages }).notNull().default('both'),
    /** Maximum newsletter mails per minute, in total and per domain. */
    dispatchedPerMinute: integer('dispatched_per_minute').notNull().default(defaultDispatchRates.perMinute),
    dispatchedPerDomain: integer('dispatched_per_domain').notNull().default(defaultDispatchRates.perDomain),
    /** True if clicks on the links of newsletters are counted. */
    countsClicks: boolean('counts_clicks').notNull().default(false),
    /** Sentences of mails that differ from the defaults. An empty one is the default. */
    mailTexts: jsonb('mail_texts').$type<Partial<Record<MailTextName, Record<Locale, string>>>>().notNull().default({}),
    data: jsonb().$type<Record<Locale, Settings>>().notNull(),
  },
  (table) => [check('settings_one_row', sql`${table.id}`)],
)
