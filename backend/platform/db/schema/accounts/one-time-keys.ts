import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { createdAt, emailAddress, id } from '../columns'
import { userId } from './users'

export const keyPurposes = ['verify-email', 'verify-new-email', 'stop-email-change', 'reset-password'] as const

/** Mailed keys. A new key replaces the user's key for the same purpose. */
export const oneTimeKeys = pgTable(
  'one_time_keys',
  {
    id: id(),
    /** SHA-256 of the key, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    userId: userId(),
    purpose: text({ enum: keyPurposes }).notNull(),
    /** Recipient of the key. */
    email: emailAddress().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('one_time_keys_one_of_each').on(table.userId, table.purpose),
    index('one_time_keys_expiry').on(table.expiresAt),
    check(
      'one_time_keys_purpose_known',
      sql`${table.purpose} in ('verify-email', 'verify-new-email', 'stop-email-change', 'reset-password')`,
    ),
  ],
)

export type OneTimeKeyRow = typeof oneTimeKeys.$inferSelect
