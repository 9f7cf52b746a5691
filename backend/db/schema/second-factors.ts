import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { users } from './users'

/** Authenticator apps (RFC 6238), one for a user at most. */
export const totpAuthenticators = pgTable('totp_authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (backend/accounts/seal.ts). */
  secret: text().notNull(),
  /** The time step of the last code that was accepted: no code of it or before it is accepted again. */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
})

/** Codes for who has lost the second factor; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [unique('recovery_codes_once').on(table.userId, table.codeHash)],
)

/** Logins whose password was right and whose second factor is still to come. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    id: id(),
    /** SHA-256 of the token in the browser's cookie, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('pending_logins_user').on(table.userId),
    index('pending_logins_expiry').on(table.expiresAt),
  ],
)
