import { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from './call'
import type { Failure, Result } from './result'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
  }
}

/** A failure as an error, for those who want a value or an exception. */
class CallError extends Error {
  override readonly name = 'CallError'

  constructor(readonly failure: Failure) {
    super(`Status ${failure.status}`)
  }
}

/**
 * The value of a call, or of what it came to.
 * @throws CallError for a failure
 */
export async function orThrow<Value>(calling: Promise<Result<Value>> | Result<Value>): Promise<Value> {
  const result = await calling
  if (result.ok) return result.value
  throw new CallError(result.failure)
}

/** Reads from the backend for a query: in the browser, or on the server with a visitor's cookies (`ask-as.ts`). */
export type Ask = <Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  signal?: AbortSignal,
) => Promise<z.output<Schema>>

export const ask: Ask = (schema, path, signal) =>
  orThrow(call(schema, { method: 'GET', path, ...(signal && { signal }) }))

/** How long what was read counts as fresh, in ms. */
const staleTime = 30_000

/** A cache of what the backend was asked. Failures are returned at once, also without a connection, and retried only on request. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, staleTime },
      mutations: { networkMode: 'always' },
    },
  })
}

let inBrowser: QueryClient | null = null

/** The one cache of a browser's document; on the server each rendering has one of its own. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}
