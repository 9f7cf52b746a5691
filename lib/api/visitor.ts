import { z } from 'zod'
import { editorSessionSchema } from '../contract/accounts/user'
import { administrationSchema } from '../contract/administration/record-type'
import { defaultLocale } from '../contract/common/locale'
import { read } from './read'
import { isFault } from './result'

/** Cookie of a login session (contract, conventions). */
const sessionCookiePattern = /(?:^|;\s*)sessionid=([^;\s]+)/

/**
 * Returns the session id in a request's cookies, without verifying it. Returns null if there is
 * none; no call of the backend is needed then.
 */
export function findSessionId(cookie: string | null | undefined): string | null {
  return sessionCookiePattern.exec(cookie ?? '')?.[1] ?? null
}

/**
 * Thrown if the backend cannot identify the visitor. The request then neither gets access nor is
 * redirected to the login.
 */
export class UnknownVisitorError extends Error {
  override readonly name = 'UnknownVisitorError'
}

const sessionSchema = z.object({ meta: z.object({ is_authenticated: z.boolean() }) })

/**
 * Returns true if the cookies belong to a logged-in user. Uses the session call of the
 * authentication API, which every backend with users offers.
 * @throws UnknownVisitorError if the backend fails
 */
export async function fetchIsSignedIn(cookie: string): Promise<boolean> {
  const session = await fetchForVisitor('/_allauth/browser/v1/auth/session', sessionSchema, cookie)
  return session?.meta.is_authenticated ?? false
}

/**
 * Returns true if the cookies belong to an editor.
 * @throws UnknownVisitorError if the backend fails
 */
export async function fetchIsEditor(cookie: string): Promise<boolean> {
  const session = await fetchForVisitor(`/${defaultLocale}/pageeditor-api/user`, editorSessionSchema, cookie)
  return session?.logged ?? false
}

/**
 * Returns true if the cookies belong to a user with access to the administration.
 * @throws UnknownVisitorError if the backend fails
 */
export async function fetchIsStaff(cookie: string): Promise<boolean> {
  return (await fetchForVisitor(`/${defaultLocale}/api/administration/`, administrationSchema, cookie)) !== null
}

const roleSchema = z.object({ lacks_second_factor: z.boolean().optional() })

/**
 * Returns true if the user's role requires a second factor that is not set up yet. Returns false if
 * the call fails (spec §8), because the backend enforces the factor anyway.
 */
export async function fetchLacksSecondFactor(cookie: string): Promise<boolean> {
  const user = await read(`/${defaultLocale}/api/users/me/`, roleSchema, { cookie, lookup: 'current-user' })
  return user.ok && (user.value.lacks_second_factor ?? false)
}

/** Fetches data about the visitor from the backend; null if the backend refuses them. */
async function fetchForVisitor<Data>(path: string, schema: z.ZodType<Data>, cookie: string): Promise<Data | null> {
  const result = await read(path, schema, { cookie })
  if (result.ok) return result.value
  if (isFault(result.failure)) throw new UnknownVisitorError(`Status ${result.failure.status}`)
  return null
}
