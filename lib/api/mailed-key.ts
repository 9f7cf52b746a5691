import 'server-only'
import type { z } from 'zod'
import { mailedKeyHeader } from '../contract/forms/mailed-key'
import { read } from './read'
import { type Result, toFailure } from './result'

/** Reads the object of an e-mailed key. Returns 404 for an invalid key. */
export async function readByMailedKey<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  key: string,
): Promise<Result<z.output<Schema>>> {
  // Other characters are invalid in a header.
  if (!/^[\w.-]{1,200}$/.test(key)) return { ok: false, failure: toFailure({ status: 404 }) }
  return await read(path, schema, { secret: { header: mailedKeyHeader, value: key } })
}
