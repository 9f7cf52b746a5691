import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { sessions } from './sessions'
import { users } from './users'

/** Authenticator apps (RFC 6238), at most one per user. */
export const totpAuthenticators = pgTable('totp_authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed (backend/accounts/secrets/seal.ts). */
  secret: text().notNull(),
  /** Time step of the last accepted code; later codes must have a greater one. */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
})

/** Recovery codes for a lost second factor; each works once. */
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

/** Logins with a correct password and a pending second factor. */
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
    /** COSE (RFC 9052), in base64url. */
    publicKey: text('public_key').notNull(),
    /**
     * Signature counter reported by the authenticator, which reveals copies. Synced passkeys always
     * report 0.
     */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Transports of the authenticator. */
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /** True if it replaces password and factor: discoverable, with user verification. */
    isPasswordless: boolean('is_passwordless').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export type PasskeyRow = typeof passkeys.$inferSelect

const challengePurposes = ['add', 'add-passwordless', 'login', 'authenticate', 'reauthenticate'] as const

/** Challenges for passkeys: each for one requester and purpose, valid once. */
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
