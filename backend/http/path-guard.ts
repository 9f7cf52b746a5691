import { createMiddleware } from 'hono/factory'
import { HttpError } from './http-error'

/** RFC 9110 §4.1 asks for 8,000 octets at least; no address of the contract comes near. */
const longestAddress = 8000

/** C0 and C1 controls and U+FFFD, which a broken character becomes on its way into an address. */
const forbidden = /[\p{Cc}\uFFFD]/u

/**
 * Refuses addresses that cannot be meant: longer than 8,000 characters (414), invalid UTF-8, control characters or a
 * `..` hidden behind an encoded slash (400). Behind it a path can be decoded without a surprise.
 */
export const pathGuard = createMiddleware(async (c, next) => {
  const { url } = c.req
  if (url.length > longestAddress) throw new HttpError('uriTooLong')
  const path = decoded(new URL(url).pathname)
  if (path === null || forbidden.test(path)) throw new HttpError('badPath')
  if (path.split(/[/\\]/).includes('..')) throw new HttpError('badPath')
  await next()
})

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
