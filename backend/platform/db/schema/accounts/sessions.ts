import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'
import { createdAt, id } from '../columns'
import { type UserRow, users } from './users'

/** Logins. The token itself exists only in the browser's cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser and system, shown to the user. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** Last password confirmation in this session; null if never, after a passkey login. */
    provedAt: timestamp('proved_at', { withTimezone: true }).defaultNow(),
    /** Last use of a second factor in this session and its type; null if never. */
    factorAt: timestamp('factor_at', { withTimezone: true }),
    factor: text({ enum: factorTypes }),
    /** Sealed secret of an authenticator app during setup. */
    totpSetup: text('totp_setup'),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

export type SessionRow = typeof sessions.$inferSelect

/** A session with its user. */
export interface Login {
  session: SessionRow
  /**
   * The account with its effective role: `user` while a second factor that its stored role requires
   * is missing.
   */
  user: UserRow
  /** True while that factor is missing. */
  lacksFactor: boolean
  /** Second factors of the account; empty for most. */
  factors: readonly FactorType[]
}
