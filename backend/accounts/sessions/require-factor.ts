import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Login, SessionRow } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { needsFactor } from '../policy'
import { factorsSql } from './factors'

/** Columns that a login needs besides its session and user, for queries of `users`. */
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
 * Creates the login of a session. If staff must have a second factor, an account of staff without a
 * factor gets the role of a user and can only set one up.
 */
export function toLogin({ session, user, factors, isFactorRequired }: LoginParts): Login {
  const lacksFactor = isFactorRequired && needsFactor(user) && factors.length === 0
  return { session, user: lacksFactor ? { ...user, role: 'user' } : user, lacksFactor, factors }
}

/** Loads the login of a new session. */
export async function loadLogin(db: Queryable, session: SessionRow, user: UserRow): Promise<Login> {
  const [standing] = await db.select(loginColumns).from(users).where(eq(users.id, user.id))
  if (!standing) throw new Error(`User ${user.id} of session ${session.id} is gone.`)
  return toLogin({ session, user, ...standing })
}
