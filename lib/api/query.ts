import type { z } from 'zod'
import { call } from './call'
import { requireSuccess } from './require-success'

/**
 * Reads from the backend for a query: in the browser, or on the server with a visitor's cookies
 * (`ask-as.ts`).
 */
export type Ask = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  signal?: AbortSignal,
) => Promise<z.output<Schema>>

export const ask: Ask = (schema, path, signal) =>
  requireSuccess(call(schema, { method: 'GET', path, ...(signal && { signal }) }))
