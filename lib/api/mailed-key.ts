import 'server-only'
import type { z } from 'zod'
import { mailedKeyHeader } from '../contract/forms/mailed-key'
import { read } from './read'
import { type Result, toFailure } from './result'

/**
 * Reads the object that a mailed key gives access to. The result is a failure with 404 if the key
 * is malformed.
 * @param otherSecrets further secrets, by the name of their header
 */
export async function readByMailedKey<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  key: string,
  otherSecrets: Record<string, string> = {},
): Promise<Result<z.output<Schema>>> {
  // A header cannot contain other characters.
  if (!/^[\w.-]{1,200}$/.test(key)) return { ok: false, failure: toFailure({ status: 404 }) }
  return await read(path, schema, { secrets: { ...otherSecrets, [mailedKeyHeader]: key } })
}
