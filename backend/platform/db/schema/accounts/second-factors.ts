import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { sessions } from './sessions'
import { users } from './users'

/** Authenticator apps (RFC 6238), at most one per user. */
export const totpAuthenticators = pgTable('totp_authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by `backend/accounts/secrets/seal.ts`. */
  secret: text().notNull(),
  /** Time step of the last accepted code. A code is accepted only if its time step is later. */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
})

/** Recovery codes, which replace a lost second factor. Each works once. */
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

/** Logins with a correct password that wait for the second factor. */
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

/** Passkeys and security keys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Credential id in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The public key in the format COSE (RFC 9052), in base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * The last signature counter that the authenticator reported. A lower counter reveals a copy.
     * Passkeys that are synced between devices always report 0.
     */
    counter: bigint({ mode: 'number' }).notNull(),
    /** The ways in which browsers can reach the authenticator, such as USB. */
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /**
     * True if the passkey is enough for a login. Then a browser can find it without an address, and
     * the device verifies the user.
     */
    isPasswordless: boolean('is_passwordless').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export type PasskeyRow = typeof passkeys.$inferSelect

const challengePurposes = ['add', 'add-passwordless', 'login', 'authenticate', 'reauthenticate'] as const

/**
 * Challenges for passkeys to sign. Each is bound to a session or pending login and a purpose, and
 * is valid once.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    /** SHA-256, hexadecimal. */
    challengeHash: text('challenge_hash').notNull().unique(),
    purpose: text({ enum: challengePurposes }).notNull(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    pendingLoginId: integer('pending_login_id').references(() => pendingLogins.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_session').on(table.sessionId),
    index('passkey_challenges_pending_login').on(table.pendingLoginId),
    index('passkey_challenges_expiry').on(table.expiresAt),
  ],
)
