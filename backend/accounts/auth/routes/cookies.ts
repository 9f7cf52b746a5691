import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { BackendEnv } from '@/backend/platform/env'
import { cookieOptions, createHostCookie } from '@/backend/platform/http/cookies'
import { officeHint } from '@/lib/contract/accounts/user'
import { getsEditorHint, getsOfficeHint } from '../../policy'
import { keySeconds } from '../../secrets/keys'
import { sessionSeconds } from '../../sessions/sessions'

export const sessionCookie = 'sessionid'
/** Hints for rendering (spec §9). A forged hint grants no access. */
const signedInHint = 'authenticated'
/**
 * The step that a sign-up or login waits for, reported by the session while the mailed key is
 * valid.
 */
const pendingFlow = createHostCookie('pending_flow', { httpOnly: true })
/** The token of a login that waits for the second factor. */
export const pendingLoginCookie = createHostCookie('pending_login', { httpOnly: true })
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
 * Returns the variant of the toolbar on pages: for editors, or with a link to the administration.
 */
function getHint(user: UserRow): string | null {
  if (getsEditorHint(user)) return '1'
  return getsOfficeHint(user) ? officeHint : null
}

/** Removes the cookies of a login that the browser sent. */
export function removeLoginCookies(c: Context, env: Env): void {
  for (const name of [sessionCookie, signedInHint]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, cookieOptions(c, env))
  }
  editorHint.remove(c, env)
  endPendingVerification(c, env)
}

/**
 * Marks the browser as waiting for the verification of an address, with or without such an account.
 */
export function beginPendingVerification(c: Context, env: Env): void {
  pendingFlow.set(c, env, 'verify_email', keySeconds('verify-email'))
}

/** Returns true if a sign-up or login of this browser waits for the verification of an address. */
export function hasPendingVerification(c: Context, env: Env): boolean {
  return pendingFlow.read(c, env) === 'verify_email'
}

/** Removes the mark that `beginPendingVerification` set. */
export function endPendingVerification(c: Context, env: Env): void {
  pendingFlow.remove(c, env)
}

/**
 * Removes the cookies of a login and the data stored by pages, so that the next user of the browser
 * finds nothing. Not for expired sessions: their user continues to use the browser.
 */
export function clearBrowser(c: Context, env: Env): void {
  removeLoginCookies(c, env)
  pendingLoginCookie.remove(c, env)
  // Not "cache": it holds no personal data and is slow to clear. Not "cookies": the cookie of the
  // known device must stay.
  c.header('Clear-Site-Data', '"storage"')
}
