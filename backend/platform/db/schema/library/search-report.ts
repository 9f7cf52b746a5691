import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Number of searches per day. Queries are normalized (`toCountedText`), without personal data. */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: date('day').notNull(),
    locale: text('locale', { enum: ['de', 'en'] }).notNull(),
    query: text('query').notNull(),
    searchCount: integer('asked').notNull(),
    /** Hits of the latest search. */
    hitCount: integer('found').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query] }),
    check('search_queries_locale', sql`${table.locale} IN ('de', 'en')`),
  ],
)

export const searchClicks = pgTable(
  'search_clicks',
  {
    day: date('day').notNull(),
    locale: text('locale', { enum: ['de', 'en'] }).notNull(),
    query: text('query').notNull(),
    url: text('url').notNull(),
    /** Position among the hits, from 1. */
    position: integer('position').notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.locale, table.query, table.url, table.position] }),
    check('search_clicks_locale', sql`${table.locale} IN ('de', 'en')`),
  ],
)
