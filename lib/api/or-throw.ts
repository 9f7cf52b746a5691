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
