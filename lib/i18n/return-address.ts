import { toHostCookieName } from '../host-cookie'
import { getRulesAtAddress } from './route-access'

/** Origin for parsing paths. It belongs to no real host. */
const anyOrigin = 'http://own.invalid'

interface SiteProtocol {
  isHttps: boolean
}

const getCookieName = (protocol: SiteProtocol) => toHostCookieName('return_to', protocol)

/**
 * Formats the cookie that stores the page that required the login, for ten minutes. An empty path
 * deletes the cookie.
 */
export function formatReturnCookie(path: string, protocol: SiteProtocol): string {
  const maxAgeSeconds = path ? 600 : 0
  const secure = protocol.isHttps ? '; Secure' : ''
  return `${getCookieName(protocol)}=${encodeURIComponent(path)}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * Returns the path that the cookies contain; null if there is none. Anybody may have set it, so
 * `findReturnAddress` must validate it.
 */
export function readReturnPath(cookies: string, protocol: SiteProtocol): string | null {
  const value = new RegExp(`(?:^|;\\s*)${getCookieName(protocol)}=([^;]+)`).exec(cookies)?.[1]
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/**
 * Returns the address to open after the login. It is the first candidate that is a path of this
 * site (not `//evil.example`, `/\evil.example`, `javascript:`) and whose page allows a return.
 * @param candidates paths with queries, which anybody may have entered; null for a missing one
 * @returns null if no candidate is valid
 */
export function findReturnAddress(candidates: readonly (string | null)[]): Pick<URL, 'pathname' | 'search'> | null {
  for (const address of candidates) {
    if (!address?.startsWith('/') || !URL.canParse(address, anyOrigin)) continue
    const { origin, pathname, search } = new URL(address, anyOrigin)
    if (origin !== anyOrigin || pathname.startsWith('//') || !getRulesAtAddress(pathname).isReturnedTo) continue
    return { pathname, search }
  }
  return null
}
