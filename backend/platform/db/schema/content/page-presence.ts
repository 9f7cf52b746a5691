import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import type { Caret } from '@/lib/contract/pages/presence'
import { sessions } from '../accounts/sessions'
import { pages } from './pages'

/**
 * The editors who have a page open, one row per page and session. A row expires unless the browser
 * renews it.
 */
export const pagePresence = pgTable(
  'page_presence',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    /** The module that is edited. It may have been deleted. */
    moduleId: integer('module_id'),
    /** Position of the caret. The text at this position may have been deleted. */
    caret: jsonb().$type<Caret>(),
    since: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /**
     * The last browser tabs of the session that left the page. A renewal by them that arrives late
     * is ignored.
     */
    departedTabs: text('departed_tabs').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.sessionId] }),
    index('page_presence_session').on(table.sessionId),
    index('page_presence_expiry').on(table.expiresAt),
  ],
)
