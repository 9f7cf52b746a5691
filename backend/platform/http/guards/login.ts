import type { Context } from 'hono'
import type { Right } from '../../access/roles'
import type { Login } from '../../db/schema/accounts/sessions'
import { ForbiddenError, UnauthorizedError } from '../../errors'
import type { AppEnv } from '../app-env'

/** Returns the login of the browser, for any account, or null. Loads it on first use. */
export function loadBrowserLogin(c: Context<AppEnv>): Promise<Login | null> {
  return c.get('login')()
}

/** Header with the account of the loaded page. */
export const accountHeader = 'X-Account'

/**
 * Returns the login of the request, or null. Also returns null if the browser has since logged in
 * with another account than that of the page: the calls of the page then get 401.
 */
export async function loadCurrentLogin(c: Context<AppEnv>): Promise<Login | null> {
  const expectedAccount = c.req.header(accountHeader)
  const login = await loadBrowserLogin(c)
  return expectedAccount === undefined || expectedAccount === String(login?.user.id) ? login : null
}

/**
 * Asserts a right and returns the login.
 * @throws UnauthorizedError without a login, ForbiddenError without the right
 */
export async function requireRight(c: Context<AppEnv>, right: Right): Promise<Login> {
  const login = await loadCurrentLogin(c)
  if (!login) throw new UnauthorizedError()
  if (!right(login.user)) throw new ForbiddenError()
  return login
}
