import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { BackendEnv } from '../env'

type Env = Pick<BackendEnv, 'SITE_URL'>

/** What all cookies of the site have in common; `secure` over https. */
export function cookieOptions(c: Context, { SITE_URL }: Env) {
  const secure = SITE_URL.startsWith('https:') || c.req.url.startsWith('https:')
  return { path: '/', sameSite: 'Lax', secure } as const
}

/**
 * A cookie whose name is ours to choose. Over https the prefix of its name keeps other hosts of the domain from setting it
 * (RFC 6265bis, 4.1.3.2).
 */
export function hostCookie(name: string, { httpOnly }: { httpOnly: boolean }) {
  const optionsOf = (c: Context, env: Env): CookieOptions => {
    const options = { ...cookieOptions(c, env), httpOnly }
    return options.secure ? { ...options, prefix: 'host' } : options
  }
  const read = (c: Context, env: Env): string | undefined =>
    cookieOptions(c, env).secure ? getCookie(c, name, 'host') : getCookie(c, name)
  return {
    /** Its value in the request; undefined for none. */
    read,
    /** @param maxAge in seconds */
    set(c: Context, env: Env, value: string, maxAge: number): void {
      setCookie(c, name, value, { ...optionsOf(c, env), maxAge })
    },
    /** Takes it back from a browser that has it. */
    remove(c: Context, env: Env): void {
      if (read(c, env) !== undefined) deleteCookie(c, name, optionsOf(c, env))
    },
  }
}
