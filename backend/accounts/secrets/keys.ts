import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { type OneTimeKeyRow, oneTimeKeys } from '@/backend/platform/db/schema/accounts/one-time-keys'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { createSecret, isSecret, toSha256 } from './secret'

export type KeyPurpose = OneTimeKeyRow['purpose']

const hourMs = 3_600_000
const lifetimesMs: Record<KeyPurpose, number> = {
  'verify-email': 72 * hourMs,
  'verify-new-email': 72 * hourMs,
  // Valid as long as `verify-new-email`, because the change can be confirmed for that time.
  'stop-email-change': 72 * hourMs,
  'reset-password': hourMs,
}

export const getKeySeconds = (purpose: KeyPurpose): number => lifetimesMs[purpose] / 1000

interface MailedKey {
  userId: number
  purpose: KeyPurpose
  /** The only address that the caller may send the key to. */
  email: string
  now: Date
}

/** Creates a key for a user, and replaces the user's key for the same purpose. */
export async function issueKey(db: Queryable, { userId, purpose, email, now }: MailedKey): Promise<string> {
  const key = createSecret()
  const newKeyRow = {
    keyHash: toSha256(key),
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimesMs[purpose]),
  }
  await db
    .insert(oneTimeKeys)
    .values({ userId, purpose, ...newKeyRow })
    .onConflictDoUpdate({ target: [oneTimeKeys.userId, oneTimeKeys.purpose], set: newKeyRow })
  return key
}

/**
 * Replaces the valid key of a user for a purpose and an address by one with the same expiry.
 * @returns null if the user has no valid key for the address
 */
export async function replaceKey(db: Queryable, mailedKey: MailedKey): Promise<string | null> {
  const key = createSecret()
  const replacedRows = await db
    .update(oneTimeKeys)
    .set({ keyHash: toSha256(key) })
    .where(isValidKey(mailedKey))
    .returning({ id: oneTimeKeys.id })
  return replacedRows.length > 0 ? key : null
}

/** Returns true if a user has a valid key for a purpose and an address. */
export async function hasKey(db: Queryable, mailedKey: MailedKey): Promise<boolean> {
  const rows = await db.select({ id: oneTimeKeys.id }).from(oneTimeKeys).where(isValidKey(mailedKey))
  return rows.length > 0
}

const isValidKey = ({ userId, purpose, email, now }: MailedKey) =>
  and(
    eq(oneTimeKeys.userId, userId),
    eq(oneTimeKeys.purpose, purpose),
    eq(oneTimeKeys.email, email),
    gt(oneTimeKeys.expiresAt, now),
  )

export interface KeyWithUser {
  key: OneTimeKeyRow
  user: UserRow
}

/**
 * Finds a key and its user. Returns null if it is for a different purpose, invalid, used, replaced
 * or expired.
 */
export async function findKey(
  db: Queryable,
  key: string,
  purposes: readonly KeyPurpose[],
  now: Date,
): Promise<KeyWithUser | null> {
  if (!isSecret(key)) return null
  const [match] = await db
    .select({ key: oneTimeKeys, user: users })
    .from(oneTimeKeys)
    .innerJoin(users, eq(users.id, oneTimeKeys.userId))
    .where(
      and(
        eq(oneTimeKeys.keyHash, toSha256(key)),
        inArray(oneTimeKeys.purpose, [...purposes]),
        gt(oneTimeKeys.expiresAt, now),
      ),
    )
  return match ?? null
}

/** Redeems a key. Returns false if a concurrent request has redeemed or replaced it. */
export async function redeemKey(db: Queryable, { id, keyHash }: OneTimeKeyRow): Promise<boolean> {
  const redeemedRows = await db
    .delete(oneTimeKeys)
    .where(and(eq(oneTimeKeys.id, id), eq(oneTimeKeys.keyHash, keyHash)))
    .returning({ id: oneTimeKeys.id })
  return redeemedRows.length === 1
}

export async function revokeKeys(db: Queryable, userId: number, purposes: readonly KeyPurpose[]): Promise<void> {
  await db.delete(oneTimeKeys).where(and(eq(oneTimeKeys.userId, userId), inArray(oneTimeKeys.purpose, [...purposes])))
}

export async function removeExpiredKeys(db: Queryable, now: Date): Promise<void> {
  await deleteInBatches(db, oneTimeKeys, lt(oneTimeKeys.expiresAt, now))
}
