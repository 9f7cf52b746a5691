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
export async function removeAuthenticatorApp(db: Transaction, { user, session }: Login, now: Date): Promise<void> {
  await lockUser(db, user.id)
  const removedCount = await deleteTotp(db, user.id)
  if (removedCount === 0) return
  const actor = { userId: user.id }
  await recordSecurityEvent(db, { event: 'second-factor-removed', actor, userId: user.id, now, detail: 'totp' })
  await finishRemoval(db, user, { change: 'totp-removed', actor, now, currentSessionId: session.id })
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
  const requestedCondition = and(eq(passkeys.userId, user.id), inArray(passkeys.id, [...ids]))
  const requestedKeys = await db.select({ id: passkeys.id }).from(passkeys).where(requestedCondition).for('update')
  if (requestedKeys.length !== new Set(ids).size) return false
  await db.delete(passkeys).where(requestedCondition)
  const actor = { userId: user.id }
  for (const { id } of requestedKeys) {
    await recordSecurityEvent(db, {
      event: 'second-factor-removed',
      actor,
      userId: user.id,
      now,
      detail: 'webauthn',
      object: `#${id}`,
    })
  }
  await finishRemoval(db, user, { change: 'passkey-removed', actor, now, currentSessionId: session.id })
  return true
}

/**
 * Removes all second factors and recovery codes of a user, and ends all sessions.
 * @returns false if the user had no factor
 */
export async function removeFactors(
  db: Queryable,
  user: UserRow,
  { actor, now }: Pick<Removal, 'actor' | 'now'>,
): Promise<boolean> {
  await lockUser(db, user.id)
  const keys = await db.delete(passkeys).where(eq(passkeys.userId, user.id)).returning({ id: passkeys.id })
  const removedCount = keys.length + (await deleteTotp(db, user.id))
  if (removedCount === 0) return false
  await finishRemoval(db, user, { change: 'factors-removed', actor, now })
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
  actor: Actor
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
  { change, actor, now, currentSessionId }: Removal,
): Promise<void> {
  if ((await loadFactors(db, user.id)).length === 0) {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
  }
  await endAccess(db, 'second-factor-changed', {
    userId: user.id,
    actor,
    now,
    ...(currentSessionId !== undefined && { currentSessionId }),
  })
  await notifyFactorChange(db, user, change)
}
