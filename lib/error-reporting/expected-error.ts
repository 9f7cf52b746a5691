import { isChunkFailure } from '../chunk-failure'

/**
 * Names of errors for rejections and for unreachable clients or backends, which are not faults of
 * this program.
 */
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

/** Messages of the different browsers for a request without network. */
const networkFailure = /^(?:Failed to fetch|NetworkError when |Load failed|Network Error)/

/** Returns true for errors of normal operation, which are not reported. */
export function isExpected(error: Error): boolean {
  if (names.has(error.name) || isChunkFailure(error)) return true
  if (networkFailure.test(error.message)) return true
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true
  // Next throws its redirects and bailouts.
  return 'digest' in error && typeof error.digest === 'string' && /^(?:NEXT_|BAILOUT_)/.test(error.digest)
}
