import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Login, SessionRow } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { needsFactor } from '../policy'
import { factorsSql } from './factors'

/** Columns that `toLogin` needs, for queries of `users`. */
export const loginColumns = {
  factors: factorsSql(sql`"users"."id"`),
  isFactorRequired: sql<boolean>`coalesce((SELECT requires_second_factor FROM ${settings}), false)`,
}

interface LoginParts {
  session: SessionRow
  user: UserRow
  factors: FactorType[]
  isFactorRequired: boolean
}

/**
 * Creates the login for a session. If the site requires a second factor for staff, a staff account
 * without a second factor has only the rights of the role `user` until one is set up.
 */
export function toLogin({ session, user, factors, isFactorRequired }: LoginParts): Login {
  const lacksFactor = isFactorRequired && needsFactor(user) && factors.length === 0
  return { session, user: lacksFactor ? { ...user, role: 'user' } : user, lacksFactor, factors }
}

/** Loads the login for a new session. */
export async function loadLogin(db: Queryable, session: SessionRow, user: UserRow): Promise<Login> {
  const [factorColumns] = await db.select(loginColumns).from(users).where(eq(users.id, user.id))
  if (!factorColumns) throw new Error(`User ${user.id} of session ${session.id} does not exist.`)
  return toLogin({ session, user, ...factorColumns })
}
