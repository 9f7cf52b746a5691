import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { type UserRow, users } from './users'

/** Logins. The token itself is only in the browser's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system in a few words, as the user knows them. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** When the password was last given in this session: at the log-in, or again. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export type SessionRow = typeof sessions.$inferSelect

/** A login and whose it is. */
export interface Login {
  session: SessionRow
  user: UserRow
}
