import { hostCookieName } from '../host-cookie'
import { rulesAtAddress } from './route-access'

/** Only paths count, whatever the host. */
const anyOrigin = 'http://own.invalid'

/** Over which protocol the site is visited. */
interface Visited {
  isHttps: boolean
}

const cookieName = (visited: Visited) => hostCookieName('return_to', visited)

/** The cookie that remembers for ten minutes which page required the login; an empty path takes it back. */
export function returnCookie(path: string, visited: Visited): string {
  const life = path ? 600 : 0
  const secure = visited.isHttps ? '; Secure' : ''
  return `${cookieName(visited)}=${encodeURIComponent(path)}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}

/** The path that a request's cookies remember; null for none. It is the visitor's word: `returnAddress` checks it. */
export function rememberedPath(cookies: string, visited: Visited): string | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName(visited)}=([^;]+)`).exec(cookies)?.[1]
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/**
 * Where a visitor goes after the login: to the first that is a path of this site (not `//evil.example`, `/\evil.example`,
 * `javascript:`) and one to come back to.
 * @param candidates paths with their queries, as somebody names them; null for none
 * @returns null for none of them
 */
export function returnAddress(
  candidates: readonly (string | null)[],
): Pick<URL, 'pathname' | 'search'> | null {
  for (const address of candidates) {
    if (!address?.startsWith('/') || !URL.canParse(address, anyOrigin)) continue
    const { origin, pathname, search } = new URL(address, anyOrigin)
    if (origin !== anyOrigin || pathname.startsWith('//') || !rulesAtAddress(pathname).isReturnedTo) continue
    return { pathname, search }
  }
  return null
}
