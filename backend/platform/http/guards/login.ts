import type { Context } from 'hono'
import type { Right } from '../../access/roles'
import type { Login } from '../../db/schema/accounts/sessions'
import { ForbiddenError, UnauthorizedError } from '../../errors'
import type { AppEnv } from '../app-env'

/** Loads the current login; null for none. */
export function currentLogin(c: Context<AppEnv>): Promise<Login | null> {
  return c.get('login')()
}

/** Expected account of a change; a login of another account is rejected (401). */
export const accountHeader = 'X-Account'

/**
 * Returns the current login if its user has the right.
 * @throws UnauthorizedError without a login, ForbiddenError without the right
 */
export async function requireRight(c: Context<AppEnv>, right: Right): Promise<Login> {
  const login = await currentLogin(c)
  const expectedAccount = c.req.header(accountHeader)
  const isExpected = expectedAccount === undefined || expectedAccount === String(login?.user.id)
  if (!login || !isExpected) throw new UnauthorizedError()
  if (!right(login.user)) throw new ForbiddenError()
  return login
}
