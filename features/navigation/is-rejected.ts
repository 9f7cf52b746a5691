import type { Failure } from '@/lib/api/result'

/**
 * Returns true if the backend rejected the visitor's session. Errors of the backend, lost
 * connections and rate limits are not rejections. An error without a failure is a script that did
 * not load.
 */
export function isRejected({ error }: { error: { failure?: Failure } | null }): boolean {
  const status = error?.failure?.status ?? 0
  return status >= 400 && status < 500 && status !== 429
}
