import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'
import { createdAt, id } from '../columns'
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
    /** When the password was last given in this session: at the log-in, or again; null for never, after a log-in by passkey. */
    provedAt: timestamp('proved_at', { withTimezone: true }).defaultNow(),
    /** When a second factor was last given in this session, and which; null for never. */
    factorAt: timestamp('factor_at', { withTimezone: true }),
    factor: text({ enum: factorTypes }),
    /** The sealed secret of an authenticator app that is being set up. */
    totpSetup: text('totp_setup'),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export type SessionRow = typeof sessions.$inferSelect

/** A login and whose it is. */
export interface Login {
  session: SessionRow
  /** The account with the role that it has now: that of a user while it lacks the second factor that its own role needs. */
  user: UserRow
  /** Whether it lacks that. */
  lacksFactor: boolean
  /** The second factors that the account has; none for most. */
  factors: readonly FactorType[]
}
