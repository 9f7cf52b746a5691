import 'server-only'
import type { z } from 'zod'
import { mailedKeyHeader } from '../contract/forms/mailed-key'
import { read } from './read'
import { type Result, toFailure } from './result'

/**
 * Reads the object of a key in an address. Returns 404 for an invalid key.
 * @param otherSecrets further secrets, by their header
 */
export async function readByMailedKey<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  key: string,
  otherSecrets: Record<string, string> = {},
): Promise<Result<z.output<Schema>>> {
  // Other characters are invalid in a header.
  if (!/^[\w.-]{1,200}$/.test(key)) return { ok: false, failure: toFailure({ status: 404 }) }
  return await read(path, schema, { secrets: { ...otherSecrets, [mailedKeyHeader]: key } })
}
