import 'server-only'
import { orThrow } from './or-throw'
import type { Ask } from './query'
import { read } from './read'

/** Creates a function that reads with the visitor's cookies, for queries on the server. */
export function createAskWithCookie(cookie: string): Ask {
  return (schema, path) => orThrow(read(path, schema, { cookie }))
}

/** Reads public data, for queries on the server. */
export const askAsAnonymous: Ask = (schema, path) => orThrow(read(path, schema))
