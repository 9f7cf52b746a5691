import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import type { Caret } from '@/lib/contract/pages/presence'
import { sessions } from '../accounts/sessions'
import { pages } from './pages'

/** Current editors of pages, one row per login. Rows expire unless renewed. */
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
    /** The edited module; may no longer exist. */
    moduleId: integer('module_id'),
    /** Caret position; its target may no longer exist. */
    caret: jsonb().$type<Caret>(),
    since: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The last windows of the login that have left the page; their late renewals are ignored. */
    departedTabs: text('departed_tabs').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.sessionId] }),
    index('page_presence_session').on(table.sessionId),
    index('page_presence_expiry').on(table.expiresAt),
  ],
)
