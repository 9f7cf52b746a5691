import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type FactorType, factorTypes } from '@/lib/contract/accounts/authenticators'
import { createdAt, id } from '../columns'
import { type UserRow, userId } from './users'

/** Logins. Only the cookie has the token itself. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    /** Browser and system, for display. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: createdAt(),
    /** Last confirmation of the password; null after a login by passkey. */
    provedAt: timestamp('proved_at', { withTimezone: true }).defaultNow(),
    /** Last use of a second factor; null if never. */
    factorAt: timestamp('factor_at', { withTimezone: true }),
    factor: text({ enum: factorTypes }),
    /** Sealed secret of an authenticator app during its setup. */
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
  /** The account with its effective role: `user` while it lacks a required second factor. */
  user: UserRow
  /** True if the account lacks a required second factor. */
  lacksFactor: boolean
  factors: readonly FactorType[]
}
