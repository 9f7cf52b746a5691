import { eq, sql } from 'drizzle-orm'
import { fullName } from '@/backend/platform/access/full-name'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { ConflictError } from '@/backend/platform/errors'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { updateAccountNewsletter } from './addresses/move-newsletter'
import { type Actor, recordSecurityEvent } from './audit/audit'
import { canUseJobBoard, ensureOwnerOfTeam } from './grants/team-owners'
import { isActiveAdmin, mayGiveRoles } from './policy'

/**
 * Returns the state of an account. `waiting`: the address is verified, but the account has never
 * been activated. `inactive`: it is blocked.
 */
export function toAccountState(user: UserRow) {
  return user.emailVerifiedAt ? toVerifiedState(user) : 'unverified'
}

function toVerifiedState({ isActive, activatedAt }: UserRow) {
  if (isActive) return 'active'
  return activatedAt ? 'inactive' : 'waiting'
}

/**
 * Changes an account on behalf of the office or a command. Logs changes of activity, group and role
 * as security events, and mails a new role to the owner. All changes of these three values must go
 * through this function.
 * @throws ConflictError if no administrator would remain
 */
export async function changeAccount(
  db: Queryable,
  before: UserRow,
  { columns, actor, now }: { columns: Partial<typeof users.$inferInsert>; actor: Actor; now: Date },
): Promise<void> {
  const [after] = await db
    .update(users)
    .set({ ...columns, updatedAt: now })
    .where(eq(users.id, before.id))
    .returning()
  if (!after) return
  await assertAdminRemains(db, before, actor)
  await updateAccountNewsletter(db, before, after)
  const commonFields = { userId: before.id, actor, now }
  if (after.isActive !== before.isActive) {
    const event = after.isActive ? 'activated' : 'deactivated'
    await recordSecurityEvent(db, {
      event,
      ...commonFields,
      before: toVerifiedState(before),
      after: toVerifiedState(after),
    })
  }
  if (after.group !== before.group) {
    const states = { before: before.group ?? 'none', after: after.group ?? 'none' } as const
    await recordSecurityEvent(db, { event: 'group-changed', ...commonFields, ...states })
  }
  if (after.role !== before.role) {
    const roles = { before: before.role, after: after.role }
    await recordSecurityEvent(db, { event: 'role-changed', ...commonFields, ...roles })
    const actorId = typeof actor === 'object' ? actor.userId : null
    await enqueueMail(db, {
      to: after.email,
      locale: after.language,
      template: 'role-changed',
      data: { name: fullName(after), by: (await findFullName(db, actorId)) ?? '', ...roles },
      namedAccounts: actorId === null ? [] : [actorId],
    })
  }
  if (canUseJobBoard(after) !== canUseJobBoard(before)) await ensureOwnerOfTeam(db, before.id, { actor, now })
}

/**
 * Asserts that an administrator remains after the change or deletion of an account. The lock
 * prevents two administrators from ending the access of each other. Commands are exempt.
 * @throws ConflictError
 */
export async function assertAdminRemains(db: Queryable, before: UserRow, actor: Actor): Promise<void> {
  if (actor === 'command-line' || !before.isActive || !mayGiveRoles(before)) return
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('administrators'))`)
  const [admin] = await db.select({ id: users.id }).from(users).where(isActiveAdmin).limit(1)
  if (!admin) throw new ConflictError('lastAdministrator')
}
