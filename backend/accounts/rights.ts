import type { Context } from 'hono'
import type { UserRow } from '../db/schema/users'
import type { AppEnv } from '../http/app-env'
import { HttpError } from '../http/http-error'
import type { Login } from './sessions'

/** Editors edit pages; administrators do so as well. */
export function isEditor({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'editor' || role === 'admin'
}

/** Whether what is for members alone is open to a user: to members, and to those who run the site (spec §6). */
export function isMember(user: Pick<UserRow, 'group' | 'role'>): boolean {
  return user.group === 'Mitglied' || user.group === 'Mitglied + Jobbörse' || isEditor(user)
}

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
