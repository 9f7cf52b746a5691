import { isChunkFailure } from '../chunk-failure'

/**
 * Names of errors that are not faults of this program: the browser or the client aborted a request,
 * or the client or the backend is unreachable.
 */
const expectedNames = new Set([
  'AbortError',
  'CanceledError',
  'ResponseAborted',
  'BackendTimeoutError',
  'TimeoutError',
  'UnknownVisitorError',
])
const expectedCodes = new Set([
  'ABORT_ERR',
  'ECONNABORTED',
  'ECONNRESET',
  'EPIPE',
  'ERR_CANCELED',
  'ERR_STREAM_PREMATURE_CLOSE',
])

/** Matches the message of a request without network, which differs between browsers. */
const networkFailurePattern = /^(?:Failed to fetch|NetworkError when |Load failed|Network Error)/

/** Returns true for errors that occur in normal operation. They are not reported. */
export function isExpected(error: Error): boolean {
  if (expectedNames.has(error.name) || isChunkFailure(error)) return true
  if (networkFailurePattern.test(error.message)) return true
  if ('code' in error && typeof error.code === 'string' && expectedCodes.has(error.code)) return true
  // Next throws errors for redirects and for rendering that it cannot finish.
  return 'digest' in error && typeof error.digest === 'string' && /^(?:NEXT_|BAILOUT_)/.test(error.digest)
}
