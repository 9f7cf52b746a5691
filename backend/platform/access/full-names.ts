import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { users } from '../db/schema/accounts/users'
import { fullName } from './full-name'

/** Finds the full name of a user; null for null and for an unknown id. */
export async function findFullName(db: Queryable, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const { firstName, lastName } = users
  const [user] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, userId))
  return user ? fullName(user) : null
}

/** Loads the full names of users, by id. */
export async function loadFullNames(db: Queryable, userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const rows = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...new Set(userIds)]))
  return new Map(rows.map((user) => [user.id, fullName(user)]))
}
