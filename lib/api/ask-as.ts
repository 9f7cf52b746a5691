import 'server-only'
import { orThrow } from './or-throw'
import type { Ask } from './query'
import { read } from './read'

/** Reads on the server, for a query, with the visitor's cookies. */
export function askAs(cookie: string): Ask {
  return (schema, path) => orThrow(read(path, schema, { cookie }))
}

/** Reads on the server, for a query, what everybody may read. */
export const askAsEverybody: Ask = (schema, path) => orThrow(read(path, schema))
