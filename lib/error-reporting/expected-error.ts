import { isChunkFailure } from '../chunk-failure'

/** Errors for refusals and for unreachable clients or backends, which are no faults of this program. */
const names = new Set([
  'AbortError',
  'CanceledError',
  'ResponseAborted',
  'BackendTimeoutError',
  'TimeoutError',
  'UnknownVisitorError',
])
const codes = new Set([
  'ABORT_ERR',
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_CANCELED',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** What browsers say of a request that found no network, each in its own words. */
const withoutNetwork = /^(?:Failed to fetch|NetworkError when |Load failed|Network Error)/

/** Whether an error belongs to the ordinary day, so that it is not reported. */
export function isExpected(error: Error): boolean {
  if (names.has(error.name) || isChunkFailure(error)) return true
  if (withoutNetwork.test(error.message)) return true
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true
  // Next's own way to lead elsewhere, in the shape of an error.
  return 'digest' in error && typeof error.digest === 'string' && /^(?:NEXT_|BAILOUT_)/.test(error.digest)
}
