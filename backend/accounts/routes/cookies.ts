import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { UserRow } from '../../db/schema/users'
import type { BackendEnv } from '../../env'
import { cookieOptions, hostCookie } from '../../http/cookies'
import { getsEditorHint } from '../policy'
import { sessionSeconds } from '../sessions'

export const sessionCookie = 'sessionid'
/** Hints for rendering (spec §9): whoever sets them by hand sees no more by them. */
const signedInHint = 'authenticated'
const editorHint = hostCookie('editor', { httpOnly: false })

type Env = Pick<BackendEnv, 'SITE_URL'>

/** Leaves the session with the browser, and the hints that pages are rendered by. */
export function setLoginCookies(c: Context, env: Env, token: string, user: UserRow): void {
  const options = { ...cookieOptions(c, env), maxAge: sessionSeconds }
  setCookie(c, sessionCookie, token, { ...options, httpOnly: true })
  setCookie(c, signedInHint, 'true', options)
  if (getsEditorHint(user)) editorHint.set(c, env, '1', sessionSeconds)
  else editorHint.remove(c, env)
}

/** Takes back what a login left, as far as the browser still has it. */
export function removeLoginCookies(c: Context, env: Env): void {
  for (const name of [sessionCookie, signedInHint]) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, cookieOptions(c, env))
  }
  editorHint.remove(c, env)
}

/**
 * Takes from the browser what a login left, and what pages kept there since: whoever uses it next finds nothing. Not for a
 * session that came to its end by itself, after which its user goes on.
 */
export function leaveBrowser(c: Context, env: Env): void {
  removeLoginCookies(c, env)
  // Not "cache": it holds nothing personal and takes browsers long to search. Not "cookies": the known device stays known.
  c.header('Clear-Site-Data', '"storage"')
}
