import { and, asc, eq, inArray, isNotNull, notInArray } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import { fullName } from '../access/full-name'
import type { Queryable } from '../db/client'
import { organizationDelegates } from '../db/schema/organization-delegates'
import { users } from '../db/schema/users'

/** Whom to write to about an organization's entry. */
export interface Delegate {
  id: number
  name: string
  email: string
  language: Locale
}

const { organizationId, userId } = organizationDelegates

/** Names the delegates of an organization; who is one already stays one since then. */
export async function setDelegates(
  db: Queryable,
  organization: number,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<void> {
  await db
    .delete(organizationDelegates)
    .where(and(eq(organizationId, organization), notInArray(userId, [...ids])))
  const rows = [...new Set(ids)].map((id) => ({ organizationId: organization, userId: id, createdAt: now }))
  if (rows.length > 0) await db.insert(organizationDelegates).values(rows).onConflictDoNothing()
}

/** Whether all of these are accounts whose address is known to be theirs. */
export async function canBeDelegates(db: Queryable, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.emailVerifiedAt)))
  return found.length === new Set(ids).size
}

/** The ids of the organizations whose delegate a user is. */
export async function organizationsOf(db: Queryable, user: number): Promise<number[]> {
  const rows = await db
    .select({ id: organizationId })
    .from(organizationDelegates)
    .where(eq(userId, user))
    .orderBy(asc(organizationId))
  return rows.map(({ id }) => id)
}

/** The delegates of an organization who may log in. */
export async function activeDelegates(db: Queryable, organization: number): Promise<Delegate[]> {
  const rows = await db
    .select({ user: users })
    .from(organizationDelegates)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(organizationId, organization), eq(users.isActive, true), isNotNull(users.emailVerifiedAt)))
    .orderBy(asc(users.id))
  return rows.map(({ user }) => {
    return { id: user.id, name: fullName(user), email: user.email, language: user.language }
  })
}
