import { isFault, type Result } from './result'

/** Thrown by a route handler whose data cannot be read. */
class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
}

/**
 * Returns the value of a result; null if the backend has none.
 * @throws UnavailableError if the backend failed
 */
export function toValue<Value>(result: Result<Value>): Value | null {
  if (result.ok) return result.value
  if (isFault(result.failure)) throw new UnavailableError(`Status ${result.failure.status}`)
  return null
}

/** Returns the value of a result. @throws UnavailableError for a failure */
export function requireValue<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new UnavailableError(`Status ${result.failure.status}`)
  return result.value
}

/**
 * Wraps a route handler. The returned handler responds with 503 if the data cannot be read (spec
 * §8).
 */
export function createReadingHandler<Parameters extends unknown[]>(
  handle: (...parameters: Parameters) => Promise<Response>,
): (...parameters: Parameters) => Promise<Response> {
  return async (...parameters) => {
    try {
      return await handle(...parameters)
    } catch (error) {
      if (error instanceof UnavailableError) return new Response('Unavailable\n', { status: 503 })
      throw error
    }
  }
}
