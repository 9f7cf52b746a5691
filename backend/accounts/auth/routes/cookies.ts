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
/** Hints for rendering (spec §9): whoever sets them by hand sees no more by them. */
const signedInHint = 'authenticated'
/** What a sign-up or a login waits for, so that the session says so as long as the mailed key is good. */
const pendingFlow = createHostCookie('pending_flow', { httpOnly: true })
/** The token of a login that waits for the second factor. */
export const pendingLoginCookie = createHostCookie('pending_login', { httpOnly: true })
const editorHint = createHostCookie('editor', { httpOnly: false })

type Env = Pick<BackendEnv, 'SITE_URL'>

/** Leaves the session with the browser, and the hints that pages are rendered by. */
export function setLoginCookies(c: Context, env: Env, token: string, user: UserRow): void {
  const options = { ...cookieOptions(c, env), maxAge: sessionSeconds }
  setCookie(c, sessionCookie, token, { ...options, httpOnly: true })
  setCookie(c, signedInHint, 'true', options)
  const hint = hintFor(user)
  if (hint) editorHint.set(c, env, hint, sessionSeconds)
  else editorHint.remove(c, env)
  pendingLoginCookie.remove(c, env)
  endPendingVerification(c, env)
}

/** What the pages' bar is for: editing pages, or the way into the administration alone. */
function hintFor(user: UserRow): string | null {
  if (getsEditorHint(user)) return '1'
  return getsOfficeHint(user) ? officeHint : null
}

/** Takes back what a login left, as far as the browser still has it. */
export function removeLoginCookies(c: Context, env: Env): void {
  for (const name of [sessionCookie, signedInHint]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, cookieOptions(c, env))
  }
  editorHint.remove(c, env)
  endPendingVerification(c, env)
}

/** Notes in the browser that its sign-up or login waits for an address to be verified; whether there is such an account is not told. */
export function beginPendingVerification(c: Context, env: Env): void {
  pendingFlow.set(c, env, 'verify_email', keySeconds('verify-email'))
}

/** Whether a sign-up or login of this browser waits for an address to be verified. */
export function hasPendingVerification(c: Context, env: Env): boolean {
  return pendingFlow.read(c, env) === 'verify_email'
}

/** Takes the note back: the address is verified, or nobody waits for it any more. */
export function endPendingVerification(c: Context, env: Env): void {
  pendingFlow.remove(c, env)
}

/**
 * Takes from the browser what a login left, and what pages kept there since: whoever uses it next finds nothing. Not for a
 * session that came to its end by itself, after which its user goes on.
 */
export function leaveBrowser(c: Context, env: Env): void {
  removeLoginCookies(c, env)
  pendingLoginCookie.remove(c, env)
  // Not "cache": it holds nothing personal and takes browsers long to search. Not "cookies": the known device stays known.
  c.header('Clear-Site-Data', '"storage"')
}
