import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** What was searched for on a day, in the words that `countedText` makes of it; by whom nobody knows. */
export const searchQueries = pgTable(
  'search_queries',
  {
    /** In Berlin. */
    day: date('day').notNull(),
    locale: text('locale', { enum: ['de', 'en'] }).notNull(),
    query: text('query').notNull(),
    asked: integer('asked').notNull(),
    /** How many hits there were last. */
    found: integer('found').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query] }),
    check('search_queries_locale', sql`${table.locale} IN ('de', 'en')`),
  ],
)

/** Which hits of these searches were followed. */
export const searchClicks = pgTable(
  'search_clicks',
  {
    day: date('day').notNull(),
    locale: text('locale', { enum: ['de', 'en'] }).notNull(),
    query: text('query').notNull(),
    /** The path of what was followed. */
    url: text('url').notNull(),
    /** Where it stood in its list, from 1. */
    position: integer('position').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query, table.url, table.position] }),
    check('search_clicks_locale', sql`${table.locale} IN ('de', 'en')`),
  ],
)
