import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'
import { createdAt, id } from '../columns'
import { type UserRow, users } from './users'

/** Logins. Only the browser's cookie contains the token itself. */
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
    /**
     * Last time when the password was confirmed in this session; null if never, after a passkey
     * login.
     */
    provedAt: timestamp('proved_at', { withTimezone: true }).defaultNow(),
    /** Last use of a second factor in this session; null if never. */
    factorAt: timestamp('factor_at', { withTimezone: true }),
    factor: text({ enum: factorTypes }),
    /** Sealed secret of an authenticator app while it is being set up. */
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
   * The account with its effective role. The role is `user` as long as the account lacks a second
   * factor that its stored role requires.
   */
  user: UserRow
  /** True if the account lacks a required second factor. */
  lacksFactor: boolean
  /** The second factors of the account. Most accounts have none. */
  factors: readonly FactorType[]
}
