import type { Context } from 'hono'
import type { Right } from '../../access/roles'
import type { Login } from '../../db/schema/accounts/sessions'
import { ForbiddenError, UnauthorizedError } from '../../errors'
import type { AppEnv } from '../app-env'

/** The current login, or null. */
export function currentLogin(c: Context<AppEnv>): Promise<Login | null> {
  return c.get('login')()
}

/** Names the account whose changes a client sends; a request under the login of another account is refused (401). */
export const accountHeader = 'X-Account'

/**
 * The current login, if its user has a right.
 * @throws UnauthorizedError without a login, ForbiddenError without the right
 */
export async function requireRight(c: Context<AppEnv>, may: Right): Promise<Login> {
  const login = await currentLogin(c)
  const expected = c.req.header(accountHeader)
  const isExpected = expected === undefined || expected === String(login?.user.id)
  if (!login || !isExpected) throw new UnauthorizedError()
  if (!may(login.user)) throw new ForbiddenError()
  return login
}
