import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { BackendEnv } from '../env'

type Env = Pick<BackendEnv, 'SITE_URL'>

/** Returns the options of all cookies. They are `secure` over https. */
export function cookieOptions(c: Context, { SITE_URL }: Env) {
  const secure = SITE_URL.startsWith('https:') || c.req.url.startsWith('https:')
  return { path: '/', sameSite: 'Lax', secure } as const
}

/**
 * Creates functions for a cookie. Over https its name starts with `__Host-`, so that other hosts of
 * the domain cannot set it (RFC 6265bis §4.1.3.2).
 */
export function createHostCookie(name: string, { httpOnly }: { httpOnly: boolean }) {
  const toOptions = (c: Context, env: Env): CookieOptions => {
    const options = { ...cookieOptions(c, env), httpOnly }
    return options.secure ? { ...options, prefix: 'host' } : options
  }
  const readCookie = (c: Context, env: Env): string | undefined =>
    cookieOptions(c, env).secure ? getCookie(c, name, 'host') : getCookie(c, name)
  return {
    /** Returns the value; undefined if absent. */
    read: readCookie,
    /** Sets the cookie. @param maxAge seconds */
    set(c: Context, env: Env, value: string, maxAge: number): void {
      setCookie(c, name, value, { ...toOptions(c, env), maxAge })
    },
    /** Deletes the cookie if the browser has it. */
    remove(c: Context, env: Env): void {
      if (readCookie(c, env) !== undefined) deleteCookie(c, name, toOptions(c, env))
    },
  }
}
