import { createMiddleware } from 'hono/factory'
import { isPlainPath, isShortQuery } from '@/lib/contract/common/address'
import { HttpError } from '../responses/http-error'

/** RFC 9110 §4.1 recommends at least 8,000 octets. */
const maxAddressLength = 8000

/**
 * Rejects long addresses with 414. Rejects too many parameters and ambiguous paths with 400, so
 * that handlers may decode the path once.
 */
export const pathGuard = createMiddleware(async (c, next) => {
  const { url } = c.req
  if (url.length > maxAddressLength) throw new HttpError('uriTooLong')
  const { pathname, search } = new URL(url)
  if (!isPlainPath(pathname) || !isShortQuery(search.slice(1))) throw new HttpError('badPath')
  await next()
})
