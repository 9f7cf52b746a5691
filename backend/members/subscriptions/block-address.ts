import { and, eq, ne } from 'drizzle-orm'
import { blockCondition } from '@/backend/accounts/addresses/blocked-address'
import type { Transaction } from '@/backend/platform/db/client'
import { noRefusals, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { ConflictError } from '@/backend/platform/errors'
import { isAlert } from './alert-filter'

/**
 * Blocks the address of a subscription for all lists. Its other subscriptions are deleted, and this
 * one keeps no name.
 * @throws ConflictError if it is blocked already
 */
export async function blockAddress(db: Transaction, id: number): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  if (!row || row.state === 'blocked') throw new ConflictError('addressBlocked')
  await db.delete(subscriptions).where(and(eq(subscriptions.email, row.email), ne(subscriptions.id, id)))
  await db
    .update(subscriptions)
    .set({
      ...noRefusals,
      state: 'blocked',
      details: isAlert(row.details) ? row.details : { name: '' },
      confirmKeyHash: null,
      confirmExpiresAt: null,
      requestedFrom: null,
      confirmedFrom: null,
      renewal: null,
    })
    .where(eq(subscriptions.id, id))
}

/**
 * Ends the block of the address of a subscription, which can then sign up again.
 * @throws ConflictError if it is not blocked
 */
export async function unblockAddress(db: Transaction, id: number): Promise<void> {
  const [row] = await db.select({ email: subscriptions.email }).from(subscriptions).where(eq(subscriptions.id, id))
  const rows = row
    ? await db.delete(subscriptions).where(blockCondition(row.email)).returning({ id: subscriptions.id })
    : []
  if (!rows.some((blockedRow) => blockedRow.id === id)) throw new ConflictError('addressNotBlocked')
}
