import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import type { Caret } from '@/lib/contract/pages/presence'
import { sessions } from '../accounts/sessions'
import { pageId } from './pages'

/** Editors with an open page, by session. Browsers renew a row until it expires. */
export const pagePresence = pgTable(
  'page_presence',
  {
    pageId: pageId(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    /** The edited module, which may be deleted. */
    moduleId: integer('module_id'),
    /** Position of the caret, whose text may be deleted. */
    caret: jsonb().$type<Caret>(),
    since: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Tabs of the session that left the page. Their late renewals are ignored. */
    departedTabs: text('departed_tabs').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.sessionId] }),
    index('page_presence_session').on(table.sessionId),
    index('page_presence_expiry').on(table.expiresAt),
  ],
)
