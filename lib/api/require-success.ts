import type { Failure, Result } from './result'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: CallError
  }
}

class CallError extends Error {
  override readonly name = 'CallError'

  constructor(readonly failure: Failure) {
    super(`Status ${failure.status}`)
  }
}

/**
 * Returns the value of a result.
 * @throws CallError for a failure
 */
export async function requireSuccess<Value>(pendingResult: Promise<Result<Value>> | Result<Value>): Promise<Value> {
  const result = await pendingResult
  if (result.ok) return result.value
  throw new CallError(result.failure)
}
