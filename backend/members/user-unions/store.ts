import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Localized } from '@/backend/platform/db/schema/columns'
import { type UserUnionRow, userUnionMembers, userUnions } from '@/backend/platform/db/schema/members/user-unions'
import type { UnionCategory } from '@/lib/contract/records/user-union'

interface UnionFilter {
  category?: UnionCategory | undefined
  id?: number
}

const membershipCondition = (userId: number, { category, id }: UnionFilter) =>
  and(
    eq(userUnionMembers.userId, userId),
    category === undefined ? undefined : eq(userUnions.category, category),
    id === undefined ? undefined : eq(userUnions.id, id),
  )

/**
 * Lists a part of the unions (groups, governing bodies and committees) that a user belongs to, in
 * their order, with the total number.
 */
export async function listUserUnions(
  db: Queryable,
  userId: number,
  filter: UnionFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; rows: UserUnionRow[] }> {
  const rows = await db
    .select({ union: userUnions })
    .from(userUnions)
    .innerJoin(userUnionMembers, eq(userUnionMembers.unionId, userUnions.id))
    .where(membershipCondition(userId, filter))
    .orderBy(asc(userUnions.category), asc(userUnions.position), asc(userUnions.id))
    .offset(offset)
    .limit(limit)
  const [total] = await db
    .select({ count: count() })
    .from(userUnions)
    .innerJoin(userUnionMembers, eq(userUnionMembers.unionId, userUnions.id))
    .where(membershipCondition(userId, filter))
  return { count: total?.count ?? 0, rows: rows.map(({ union }) => union) }
}

/** Finds a union that a user belongs to; null if the user does not belong to it. */
export async function findUserUnion(db: Queryable, userId: number, id: number): Promise<UserUnionRow | null> {
  const { rows } = await listUserUnions(db, userId, { id }, { offset: 0, limit: 1 })
  return rows[0] ?? null
}

export async function listUserCategories(db: Queryable, userId: number): Promise<UnionCategory[]> {
  const rows = await db
    .select({ category: userUnions.category })
    .from(userUnions)
    .innerJoin(userUnionMembers, eq(userUnionMembers.unionId, userUnions.id))
    .where(eq(userUnionMembers.userId, userId))
    .groupBy(userUnions.category)
  return rows.map(({ category }) => category)
}

/** Lists the distinct ids of the files among the downloads of unions. */
export function listFileIds(downloads: UserUnionRow['downloads']): number[] {
  return [...new Set(downloads.flatMap(({ file }) => file ?? []))]
}

export interface UnionMember {
  unionId: number
  firstName: string
  lastName: string
  organization: string
  role: Localized
}

/**
 * The maximum number of listed members of a union, which is the same as for lists of persons (spec
 * §9).
 */
const maxMembers = 1000

/** Lists the active members of unions in their order, at most 1000 of each union. */
export async function listUnionMembers(db: Queryable, unionIds: readonly number[]): Promise<UnionMember[]> {
  if (unionIds.length === 0) return []
  const order = [asc(userUnionMembers.position), asc(users.lastName), asc(users.id)]
  const rankedMembers = db
    .select({
      unionId: userUnionMembers.unionId,
      firstName: users.firstName,
      lastName: users.lastName,
      organization: users.organization,
      role: userUnionMembers.role,
      rank: sql<number>`row_number() OVER (PARTITION BY ${userUnionMembers.unionId} ORDER BY ${sql.join(order, sql`, `)})`.as(
        'place',
      ),
    })
    .from(userUnionMembers)
    .innerJoin(users, eq(users.id, userUnionMembers.userId))
    .where(and(inArray(userUnionMembers.unionId, [...unionIds]), eq(users.isActive, true)))
    .as('ranked')
  return db.select().from(rankedMembers).where(lte(rankedMembers.rank, maxMembers)).orderBy(asc(rankedMembers.rank))
}
