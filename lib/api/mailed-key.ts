import 'server-only'
import type { z } from 'zod'
import { mailedKeyHeader } from '../contract/forms/mailed-key'
import { read } from './read'
import { failureOf, type Result } from './result'

/** Reads what the key of a mail is about; 404 for what cannot be such a key. */
export async function readByMailedKey<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  key: string,
): Promise<Result<z.output<Schema>>> {
  // What else an address may hold is not for a header.
  if (!/^[\w.-]{1,200}$/.test(key)) return { ok: false, failure: failureOf({ status: 404 }) }
  return await read(path, schema, { secret: { header: mailedKeyHeader, value: key } })
}
