import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { users } from '../db/schema/accounts/users'
import { fullName } from './full-name'

/** The full name of a user, by the id; null for none. */
export async function nameOf(db: Queryable, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const { firstName, lastName } = users
  const [user] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, userId))
  return user ? fullName(user) : null
}

/** The full names of users, by their ids. */
export async function namesOf(
  db: Queryable,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (userIds.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const found = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...new Set(userIds)]))
  return new Map(found.map((user) => [user.id, fullName(user)]))
}
