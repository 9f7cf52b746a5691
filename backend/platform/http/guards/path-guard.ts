import { createMiddleware } from 'hono/factory'
import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import { HttpError } from '../answers/http-error'

/** RFC 9110 §4.1 asks for 8,000 octets at least; no address of the contract comes near. */
const maxAddressLength = 8000

/**
 * Refuses addresses longer than 8,000 characters (414), and ambiguous paths or too many parameters (400). Handlers behind it may
 * decode the path once and rely on the result.
 */
export const pathGuard = createMiddleware(async (c, next) => {
  const { url } = c.req
  if (url.length > maxAddressLength) throw new HttpError('uriTooLong')
  const { pathname, search } = new URL(url)
  if (!isPlainPath(pathname) || !isShortQuery(search.slice(1))) throw new HttpError('badPath')
  await next()
})
