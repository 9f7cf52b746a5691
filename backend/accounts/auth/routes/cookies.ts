import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { BackendEnv } from '@/backend/platform/env'
import { cookieOptions, createHostCookie } from '@/backend/platform/http/cookies'
import { officeHint } from '@/lib/contract/accounts/user'
import { getsEditorHint, getsOfficeHint } from '../../policy'
import { getKeySeconds } from '../../secrets/keys'
import { sessionSeconds } from '../../sessions/sessions'

export const sessionCookie = 'sessionid'
/**
 * Tells the site that the browser has a session, for rendering (spec §9). A forged value grants no
 * access.
 */
const signedInHint = 'authenticated'
/**
 * Remembers the step that a sign-up or login waits for. `GET auth/session` reports it until the
 * mailed key expires.
 */
const pendingFlow = createHostCookie('pending_flow', { httpOnly: true })
/** The token of a login that waits for the second factor. */
export const pendingLoginCookie = createHostCookie('pending_login', { httpOnly: true })
/** Tells the site which tools to render for an editor or a member of staff (see `getHint`). */
const editorHint = createHostCookie('editor', { httpOnly: false })

type Env = Pick<BackendEnv, 'SITE_URL'>

/** Sets the session cookie and the hints for rendering. */
export function setLoginCookies(c: Context, env: Env, token: string, user: UserRow): void {
  const options = { ...cookieOptions(c, env), maxAge: sessionSeconds }
  setCookie(c, sessionCookie, token, { ...options, httpOnly: true })
  setCookie(c, signedInHint, 'true', options)
  const hint = getHint(user)
  if (hint) editorHint.set(c, env, hint, sessionSeconds)
  else editorHint.remove(c, env)
  pendingLoginCookie.remove(c, env)
  endPendingVerification(c, env)
}

/**
 * Returns the value of the `editor` cookie: the toolbar of the page editor, only a link to the
 * administration, or null for neither.
 */
function getHint(user: UserRow): string | null {
  if (getsEditorHint(user)) return '1'
  return getsOfficeHint(user) ? officeHint : null
}

/** Removes those cookies of a login that the browser has sent. */
export function removeLoginCookies(c: Context, env: Env): void {
  for (const name of [sessionCookie, signedInHint]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, cookieOptions(c, env))
  }
  editorHint.remove(c, env)
  endPendingVerification(c, env)
}

/**
 * Marks the browser as waiting for the verification of an address. Called even if no account was
 * created, so that the response does not disclose it.
 */
export function startPendingVerification(c: Context, env: Env): void {
  pendingFlow.set(c, env, 'verify_email', getKeySeconds('verify-email'))
}

/** Returns true if a sign-up or login of this browser waits for the verification of an address. */
export function hasPendingVerification(c: Context, env: Env): boolean {
  return pendingFlow.read(c, env) === 'verify_email'
}

/** Removes the mark that `startPendingVerification` set. */
export function endPendingVerification(c: Context, env: Env): void {
  pendingFlow.remove(c, env)
}

/**
 * Removes the cookies of a login and the data that pages stored in the browser, so that the next
 * user of the browser cannot see them. Not used for expired sessions, because their user continues
 * to use the browser.
 */
export function clearBrowser(c: Context, env: Env): void {
  removeLoginCookies(c, env)
  pendingLoginCookie.remove(c, env)
  // `Clear-Site-Data` leaves out "cache", which contains no personal data and is slow to clear, and
  // "cookies", because the cookie of the known device must stay.
  c.header('Clear-Site-Data', '"storage"')
}
