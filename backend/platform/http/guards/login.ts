import type { Context } from 'hono'
import type { Right } from '../../access/roles'
import type { Login } from '../../db/schema/accounts/sessions'
import { ForbiddenError, UnauthorizedError } from '../../errors'
import type { AppEnv } from '../app-env'

/** Returns the login of the request, or null. Loads it on first use. */
export function loadCurrentLogin(c: Context<AppEnv>): Promise<Login | null> {
  return c.get('login')()
}

/** Header with the account of the loaded page. Another login in the same browser gets 401. */
export const accountHeader = 'X-Account'

/**
 * Asserts a right and returns the login.
 * @throws UnauthorizedError without a login, ForbiddenError without the right
 */
export async function requireRight(c: Context<AppEnv>, right: Right): Promise<Login> {
  const login = await loadCurrentLogin(c)
  const expectedAccount = c.req.header(accountHeader)
  const isExpected = expectedAccount === undefined || expectedAccount === String(login?.user.id)
  if (!login || !isExpected) throw new UnauthorizedError()
  if (!right(login.user)) throw new ForbiddenError()
  return login
}
