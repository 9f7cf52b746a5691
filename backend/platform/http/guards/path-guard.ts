import { createMiddleware } from 'hono/factory'
import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import { HttpError } from '../answers/http-error'

/**
 * At least 8,000 octets are required by RFC 9110 §4.1; the contract's addresses are far shorter.
 */
const maxAddressLength = 8000

/**
 * Rejects addresses over 8,000 characters (414), and ambiguous paths or too many parameters (400).
 * Later handlers may decode the path once.
 */
export const pathGuard = createMiddleware(async (c, next) => {
  const { url } = c.req
  if (url.length > maxAddressLength) throw new HttpError('uriTooLong')
  const { pathname, search } = new URL(url)
  if (!isPlainPath(pathname) || !isShortQuery(search.slice(1))) throw new HttpError('badPath')
  await next()
})
