import type { Context } from 'hono'
import type { Right } from '../../access/roles'
import type { Login } from '../../db/schema/accounts/sessions'
import { ForbiddenError, UnauthorizedError } from '../../errors'
import type { AppEnv } from '../app-env'

/** Returns the login of the request; null if there is none. Loads it on first use. */
export function currentLogin(c: Context<AppEnv>): Promise<Login | null> {
  return c.get('login')()
}

/**
 * Header with the account for which the page was loaded. A call is rejected with 401 if the browser
 * has since logged in with a different account.
 */
export const accountHeader = 'X-Account'

/**
 * Asserts that the user of the request has a right.
 * @returns the login
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
