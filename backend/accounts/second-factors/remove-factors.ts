import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { passkeys, recoveryCodes, totpAuthenticators } from '@/backend/platform/db/schema/accounts/second-factors'
import type { Login } from '@/backend/platform/db/schema/accounts/sessions'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { FactorChange } from '@/backend/platform/db/schema/operations/mail-data'
import { type Actor, recordSecurityEvent } from '../audit/audit'
import { endAccess } from '../sessions/end-access'
import { loadFactors } from '../sessions/factors'
import { lockUser } from '../sessions/lock-login'
import { notifyFactorChange } from './notify-factor-change'

/** Removes the authenticator app of a logged-in user. No-op without an app. */
export async function removeTotp(db: Transaction, { user, session }: Login, now: Date): Promise<void> {
  await lockUser(db, user.id)
  const removedCount = await deleteTotp(db, user.id)
  if (removedCount === 0) return
  const by = { userId: user.id }
  await recordSecurityEvent(db, {
    event: 'second-factor-removed',
    by,
    userId: user.id,
    at: now,
    detail: 'totp',
  })
  await finishRemoval(db, user, { change: 'totp-removed', by, now, currentSessionId: session.id })
}

/**
 * Removes passkeys of a logged-in user.
 * @returns false, without a change, if an id belongs to no passkey of the user
 */
export async function removePasskeys(
  db: Transaction,
  { user, session }: Login,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<boolean> {
  await lockUser(db, user.id)
  const isRequested = and(eq(passkeys.userId, user.id), inArray(passkeys.id, [...ids]))
  const requestedKeys = await db.select({ id: passkeys.id }).from(passkeys).where(isRequested).for('update')
  if (requestedKeys.length !== new Set(ids).size) return false
  await db.delete(passkeys).where(isRequested)
  const by = { userId: user.id }
  for (const { id } of requestedKeys) {
    await recordSecurityEvent(db, {
      event: 'second-factor-removed',
      by,
      userId: user.id,
      at: now,
      detail: 'webauthn',
      object: `#${id}`,
    })
  }
  await finishRemoval(db, user, { change: 'passkey-removed', by, now, currentSessionId: session.id })
  return true
}

/**
 * Removes all second factors and recovery codes of a user, and ends all sessions.
 * @returns false if the user had no factor
 */
export async function removeFactors(
  db: Queryable,
  user: UserRow,
  { by, now }: Pick<Removal, 'by' | 'now'>,
): Promise<boolean> {
  await lockUser(db, user.id)
  const keys = await db.delete(passkeys).where(eq(passkeys.userId, user.id)).returning({ id: passkeys.id })
  const removedCount = keys.length + (await deleteTotp(db, user.id))
  if (removedCount === 0) return false
  await finishRemoval(db, user, { change: 'factors-removed', by, now })
  return true
}

async function deleteTotp(db: Queryable, userId: number): Promise<number> {
  const removedRows = await db
    .delete(totpAuthenticators)
    .where(eq(totpAuthenticators.userId, userId))
    .returning({ userId: totpAuthenticators.userId })
  return removedRows.length
}

interface Removal {
  change: FactorChange
  by: Actor
  now: Date
  /** The id of the session that remains; without it all sessions end. */
  currentSessionId?: number
}

/**
 * Deletes the recovery codes if no factor remains, and ends the other sessions and pending logins.
 * Notifies the owner by mail.
 */
async function finishRemoval(
  db: Queryable,
  user: UserRow,
  { change, by, now, currentSessionId }: Removal,
): Promise<void> {
  if ((await loadFactors(db, user.id)).length === 0) {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  }
  await endAccess(db, 'second-factor-changed', {
    userId: user.id,
    by,
    now,
    ...(currentSessionId !== undefined && { currentSession: currentSessionId }),
  })
  await notifyFactorChange(db, user, change)
}
