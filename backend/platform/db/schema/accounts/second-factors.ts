import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../columns'
import { sessions } from './sessions'
import { userId, users } from './users'

/** Authenticator apps (RFC 6238), at most one per user. */
export const totpAuthenticators = pgTable('totp_authenticators', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed by `backend/accounts/secrets/seal.ts`. */
  secret: text().notNull(),
  /** Time step of the last accepted code. Only later steps are accepted. */
  lastStep: integer('last_step').notNull(),
  createdAt: createdAt(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
})

/** Recovery codes, each valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [unique('recovery_codes_once').on(table.userId, table.codeHash)],
)

/** Logins with a correct password that still need the second factor. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    id: id(),
    /** SHA-256 of the token in the cookie, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('pending_logins_user').on(table.userId), index('pending_logins_expiry').on(table.expiresAt)],
)

/** Passkeys and security keys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** Credential id in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** Public key in COSE format (RFC 9052), base64url. */
    publicKey: text('public_key').notNull(),
    /** Last signature counter. A lower one reveals a copy; synced passkeys always report 0. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** Connections to the authenticator, such as USB. */
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /** True if the passkey replaces address and password, because the device verifies the user. */
    isPasswordless: boolean('is_passwordless').notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export type PasskeyRow = typeof passkeys.$inferSelect

const challengePurposes = ['add', 'add-passwordless', 'login', 'authenticate', 'reauthenticate'] as const

/** Challenges for passkeys, valid once, for one purpose of a session or pending login. */
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
