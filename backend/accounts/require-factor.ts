import type { Queryable } from '../db/client'
import type { Login, SessionRow } from '../db/schema/sessions'
import { settings } from '../db/schema/settings'
import type { UserRow } from '../db/schema/users'
import { factorsOf } from './factors'
import { needsFactor } from './policy'

/**
 * The login of a session. Where the settings ask who runs the site for a second factor, an account that has none is that of a
 * user: it does nothing of its role, and can set one up.
 */
export async function loginOf(db: Queryable, session: SessionRow, user: UserRow): Promise<Login> {
  const factors = await factorsOf(db, user.id)
  const lacksFactor = needsFactor(user) && factors.length === 0 && (await isFactorRequired(db))
  return { session, user: lacksFactor ? { ...user, role: 'user' } : user, lacksFactor, factors }
}

async function isFactorRequired(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ isRequired: settings.requiresSecondFactor }).from(settings)
  return row?.isRequired === true
}
