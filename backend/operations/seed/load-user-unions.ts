import { randomBytes } from 'node:crypto'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { hashPassword } from '@/backend/accounts/passwords/password'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import type { Localized } from '@/backend/platform/db/schema/columns'
import { userUnionMembers, userUnions } from '@/backend/platform/db/schema/members/user-unions'

/** A member of a demo union: a demo account, or a colleague with a random password. */
export interface SeedMember {
  email: string
  colleague?: { firstName: string; lastName: string; organization: string }
  role: Localized
}

export type SeedUserUnion = Omit<typeof userUnions.$inferInsert, 'id' | 'position'> & {
  members: readonly SeedMember[]
}

/**
 * Stores unions with members, and accounts of colleagues.
 * @throws Error for a member without an account
 */
export async function loadUserUnions(db: Queryable, unions: readonly SeedUserUnion[], now: Date): Promise<void> {
  const members = unions.flatMap((union) => union.members)
  await insertColleagues(db, members, now)
  const ids = await findIds(
    db,
    members.map(({ email }) => email),
  )
  for (const [position, { members: unionMembers, ...union }] of unions.entries()) {
    const [row] = await db
      .insert(userUnions)
      .values({ ...union, position })
      .returning({ id: userUnions.id })
    if (!row) throw new Error(`The row of ${union.slug} has no id.`)
    const memberships = unionMembers.map(({ email, role }, memberPosition) => {
      const userId = ids.get(email)
      if (userId === undefined) throw new Error(`There is no account ${email} for ${union.slug}.`)
      return { unionId: row.id, userId, role, position: memberPosition }
    })
    await db.insert(userUnionMembers).values(memberships)
  }
}

async function insertColleagues(db: Queryable, members: readonly SeedMember[], now: Date): Promise<void> {
  const activeState = {
    group: 'Mitglied',
    isActive: true,
    emailVerifiedAt: now,
    passwordHash: await hashPassword(randomBytes(32).toString('base64url')),
  } as const
  const rows = members.flatMap(({ email, colleague }) => (colleague ? [{ email, ...colleague, ...activeState }] : []))
  if (rows.length > 0) await db.insert(users).values(rows)
}

async function findIds(db: Queryable, emails: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNotNull(users.emailVerifiedAt)))
  return new Map(rows.map(({ email, id }) => [email, id]))
}
