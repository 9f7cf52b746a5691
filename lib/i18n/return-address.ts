import { hostCookieName } from '../host-cookie'
import { getRulesAtAddress } from './route-access'

/** Placeholder origin for parsing paths. */
const anyOrigin = 'http://own.invalid'

/** Protocol of the site. */
interface SiteProtocol {
  isHttps: boolean
}

const cookieName = (protocol: SiteProtocol) => hostCookieName('return_to', protocol)

/**
 * Returns the cookie that stores the page that required the login for ten minutes. An empty path
 * deletes it.
 */
export function returnCookie(path: string, protocol: SiteProtocol): string {
  const life = path ? 600 : 0
  const secure = protocol.isHttps ? '; Secure' : ''
  return `${cookieName(protocol)}=${encodeURIComponent(path)}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
}

/**
 * Returns the path stored in the cookies; null for none. Untrusted: `returnAddress` validates it.
 */
export function rememberedPath(cookies: string, protocol: SiteProtocol): string | null {
  const value = new RegExp(`(?:^|;\\s*)${cookieName(protocol)}=([^;]+)`).exec(cookies)?.[1]
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/**
 * Returns the page after the login: the first candidate that is a path of this site (not
 * `//evil.example`, `/\evil.example`, `javascript:`) and allows returning.
 * @param candidates untrusted paths with queries; null for none
 * @returns null if no candidate is valid
 */
export function returnAddress(
  candidates: readonly (string | null)[],
): Pick<URL, 'pathname' | 'search'> | null {
  for (const address of candidates) {
    if (!address?.startsWith('/') || !URL.canParse(address, anyOrigin)) continue
    const { origin, pathname, search } = new URL(address, anyOrigin)
    if (origin !== anyOrigin || pathname.startsWith('//') || !getRulesAtAddress(pathname).isReturnedTo)
      continue
    return { pathname, search }
  }
  return null
}
