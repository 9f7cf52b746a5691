/** Remembers, for ten minutes, which page asked for the login. */
export const returnCookieName = 'return_to'

/**
 * The cookie that says where to go after the login; an empty path takes it back. The login page reads it in the browser,
 * since it is the same for everybody, so the cookie cannot be HttpOnly.
 */
export function returnCookie(path: string, { isHttps }: { isHttps: boolean }): string {
  const life = path ? 600 : 0
  const secure = isHttps ? '; Secure' : ''
  return `${returnCookieName}=${encodeURIComponent(path)}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`
}

/** The path that a request's cookies remember; null for none. It is the visitor's word: `returnAddress` checks it. */
export function rememberedPath(cookies: string): string | null {
  const value = new RegExp(`(?:^|;\\s*)${returnCookieName}=([^;]+)`).exec(cookies)?.[1]
  if (value === undefined) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/**
 * Where a visitor goes after the login: the page of this site that they came from, else the account's landing page.
 * @param asked the path that asked for the login, null for none
 * @param referrer the address of the page before, '' for none
 */
export function returnAddress(
  asked: string | null,
  referrer: string,
  { origin, home }: { origin: string; home: string },
): string {
  return localPath(asked, origin) ?? localPath(referrer, origin) ?? home
}

/** Pages that nobody wants to come back to after the login. */
const passages =
  /^\/(?:de|en)\/account\/(?:login|logout|signup|password|verify-email|stop-email-change)(?:\/|$)/

/** Path and query of an address of this site; null for any other (`//evil.example`, `/\evil.example`, `javascript:`). */
function localPath(address: string | null, origin: string): string | null {
  if (!address || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin || url.pathname.startsWith('//') || passages.test(url.pathname)) return null
  return `${url.pathname}${url.search}`
}
