import 'server-only'
import { orThrow } from './or-throw'
import type { Ask } from './query'
import { read } from './read'

/** Returns an `Ask` for server-side queries with the visitor's cookies. */
export function createAskWithCookie(cookie: string): Ask {
  return (schema, path) => orThrow(read(path, schema, { cookie }))
}

/** An `Ask` for server-side queries of public data. */
export const askAsAnonymous: Ask = (schema, path) => orThrow(read(path, schema))
