import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { Login, SessionRow } from '@/backend/platform/db/schema/accounts/sessions'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { settings } from '@/backend/platform/db/schema/library/settings'
import type { FactorType } from '@/lib/contract/accounts/authenticators'
import { needsFactor } from '../policy'
import { factorsSql } from './factors'

/** What a login depends on besides its session and its account, as columns of a query of `users`: every call of a login asks for them. */
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
 * The login of a session. Where the settings ask who runs the site for a second factor, an account that has none is that of a
 * user: it does nothing of its role, and can set one up.
 */
export function toLogin({ session, user, factors, isFactorRequired }: LoginParts): Login {
  const lacksFactor = isFactorRequired && needsFactor(user) && factors.length === 0
  return { session, user: lacksFactor ? { ...user, role: 'user' } : user, lacksFactor, factors }
}

/** The login of a session that begins. */
export async function loginOf(db: Queryable, session: SessionRow, user: UserRow): Promise<Login> {
  const [standing] = await db.select(loginColumns).from(users).where(eq(users.id, user.id))
  if (!standing) throw new Error(`User ${user.id} of session ${session.id} is gone.`)
  return toLogin({ session, user, ...standing })
}
