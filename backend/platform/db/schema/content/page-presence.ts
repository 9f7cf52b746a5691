import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import type { Caret } from '@/lib/contract/pages/presence'
import { sessions } from '../accounts/sessions'
import { pages } from './pages'

/** Who edits which page at present, one row for each login. A row that is not renewed counts no longer. */
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
    /** The module that is being edited; it may be gone already. */
    moduleId: integer('module_id'),
    /** Where it is written in; it may be gone already. */
    caret: jsonb().$type<Caret>(),
    since: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.sessionId] }),
    index('page_presence_session').on(table.sessionId),
    index('page_presence_expiry').on(table.expiresAt),
  ],
)
