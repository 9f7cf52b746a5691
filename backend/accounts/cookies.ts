import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { UserRow } from '../db/schema/users'
import type { BackendEnv } from '../env'
import { isEditor } from './rights'
import { sessionSeconds } from './sessions'

export const sessionCookie = 'sessionid'
/** Hints for rendering (spec §9): whoever sets them by hand sees no more by them. */
const signedInHint = 'authenticated'
const editorHint = 'editor'

type Env = Pick<BackendEnv, 'SITE_URL'>

/** Leaves the session with the browser, and the hints that pages are rendered by. */
export function setLoginCookies(c: Context, env: Env, token: string, user: UserRow): void {
  const options = { ...cookieOptions(c, env), maxAge: sessionSeconds }
  setCookie(c, sessionCookie, token, { ...options, httpOnly: true })
  setCookie(c, signedInHint, 'true', options)
  if (isEditor(user)) setCookie(c, editorHint, '1', options)
  else deletePresent(c, env, editorHint)
}

/** Takes back what a login left, as far as the browser still has it. */
export function removeLoginCookies(c: Context, env: Env): void {
  for (const name of [sessionCookie, signedInHint, editorHint]) deletePresent(c, env, name)
}

function deletePresent(c: Context, env: Env, name: string): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, cookieOptions(c, env))
}

/** What all cookies of accounts have in common; `secure` over https. */
export function cookieOptions(c: Context, { SITE_URL }: Env) {
  const secure = SITE_URL.startsWith('https:') || c.req.url.startsWith('https:')
  return { path: '/', sameSite: 'Lax', secure } as const
}
