import type { Context } from 'hono'
import { isEditor, isMember } from '../access/roles'
import type { Login } from '../db/schema/sessions'
import type { AppEnv } from './app-env'
import { HttpError } from './http-error'

/** Whoever is logged in, or null. */
export function currentLogin(c: Context<AppEnv>): Promise<Login | null> {
  return c.get('login')()
}

/** By this header a client says whose work it sends: under another login it is refused, as it would be without one. */
export const accountHeader = 'X-Account'

/**
 * Whoever is logged in.
 * @throws HttpError 401
 */
export async function requireUser(c: Context<AppEnv>): Promise<Login> {
  const login = await currentLogin(c)
  const meant = c.req.header(accountHeader)
  const isMeant = meant === undefined || meant === String(login?.user.id)
  if (!login || !isMeant) throw new HttpError('unauthorized')
  return login
}

/**
 * The member, editor or administrator who is logged in.
 * @throws HttpError 401 without a login, 403 without the right
 */
export async function requireMember(c: Context<AppEnv>): Promise<Login> {
  const login = await requireUser(c)
  if (!isMember(login.user)) throw new HttpError('forbidden')
  return login
}

/**
 * The editor who is logged in.
 * @throws HttpError 401 without a login, 403 without the right
 */
export async function requireEditor(c: Context<AppEnv>): Promise<Login> {
  const login = await requireUser(c)
  if (!isEditor(login.user)) throw new HttpError('forbidden')
  return login
}
