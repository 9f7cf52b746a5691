import { createMiddleware } from 'hono/factory'
import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import { HttpError } from '../answers/http-error'

/** RFC 9110 §4.1 recommends at least 8,000 octets. The addresses of the contract are shorter. */
const maxAddressLength = 8000

/**
 * Rejects addresses of more than 8,000 characters with 414. Rejects too many parameters with 400,
 * and paths that servers could read differently, so that later handlers may decode the path once.
 */
export const pathGuard = createMiddleware(async (c, next) => {
  const { url } = c.req
  if (url.length > maxAddressLength) throw new HttpError('uriTooLong')
  const { pathname, search } = new URL(url)
  if (!isPlainPath(pathname) || !isShortQuery(search.slice(1))) throw new HttpError('badPath')
  await next()
})
