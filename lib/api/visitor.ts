import { z } from 'zod'
import { editorSessionSchema } from '../contract/accounts/user'
import { administrationSchema } from '../contract/administration/record-type'
import { defaultLocale } from '../contract/common/locale'
import { read } from './read'

/** The cookie that a login leaves (contract, conventions). */
const sessionCookie = /(?:^|;\s*)sessionid=([^;\s]+)/

/**
 * The session id in a request's cookies, valid or not; null for none: then the backend need not be asked for
 * the user.
 */
export function sessionOf(cookie: string | null | undefined): string | null {
  return sessionCookie.exec(cookie ?? '')?.[1] ?? null
}

/** The backend cannot identify the visitor: the request is neither admitted nor redirected to the login. */
export class UnknownVisitorError extends Error {
  override readonly name = 'UnknownVisitorError'
}

const sessionSchema = z.object({ meta: z.object({ is_authenticated: z.boolean() }) })

/**
 * Whether the backend knows these cookies for somebody's who is signed in. It is asked by the authentication's own call, which a
 * backend with users has, whatever else it has.
 * @throws UnknownVisitorError when the backend fails
 */
export async function askIsSignedIn(cookie: string): Promise<boolean> {
  const session = await ask('/_allauth/browser/v1/auth/session', sessionSchema, cookie)
  return session?.meta.is_authenticated ?? false
}

/**
 * Whether the backend knows these cookies for an editor's.
 * @throws UnknownVisitorError when the backend fails
 */
export async function askIsEditor(cookie: string): Promise<boolean> {
  const session = await ask(`/${defaultLocale}/pageeditor-api/user`, editorSessionSchema, cookie)
  return session?.logged ?? false
}

/**
 * Whether the backend knows these cookies for somebody's who administers anything.
 * @throws UnknownVisitorError when the backend fails
 */
export async function askIsStaff(cookie: string): Promise<boolean> {
  return (await ask(`/${defaultLocale}/api/administration/`, administrationSchema, cookie)) !== null
}

const roleSchema = z.object({ lacks_second_factor: z.boolean().optional() })

/**
 * Whether the role of who has these cookies waits for a second factor.
 * @throws UnknownVisitorError when the backend fails
 */
export async function askLacksFactor(cookie: string): Promise<boolean> {
  const user = await ask(`/${defaultLocale}/api/users/me/`, roleSchema, cookie)
  return user?.lacks_second_factor ?? false
}

/** What the backend says of the visitor; a refusal is no. */
async function ask<Data>(path: string, schema: z.ZodType<Data>, cookie: string): Promise<Data | null> {
  const result = await read(path, schema, { cookie })
  if (result.ok) return result.value
  const { status } = result.failure
  if (status >= 500) throw new UnknownVisitorError(`Status ${status}`)
  return null
}
