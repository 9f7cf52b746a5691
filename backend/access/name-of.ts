import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import { users } from '../db/schema/users'
import { fullName } from './full-name'

/** The full name of a user, by the id; null for none. */
export async function nameOf(db: Queryable, userId: number | null): Promise<string | null> {
  if (userId === null) return null
  const { firstName, lastName } = users
  const [user] = await db.select({ firstName, lastName }).from(users).where(eq(users.id, userId))
  return user ? fullName(user) : null
}
