import 'server-only'
import type { Ask } from './query'
import { read } from './read'
import { requireSuccess } from './require-success'

/** Creates a function that reads with the visitor's cookies, for queries on the server. */
export function createAskWithCookie(cookie: string): Ask {
  return (schema, path) => requireSuccess(read(path, schema, { cookie }))
}

/** Reads public data, for queries on the server. */
export const askAsAnonymous: Ask = (schema, path) => requireSuccess(read(path, schema))
