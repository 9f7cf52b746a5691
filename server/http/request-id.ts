import { getBrowserReports } from '@/lib/error-reporting/browser-settings'
import { getRequestContext } from '@/lib/request-context'

/**
 * Returns the header with the logged request id. `Server-Timing` repeats it for error reports:
 * scripts cannot read other headers of their page.
 */
export function getRequestIdHeaders(): Record<string, string> {
  const id = getRequestContext()?.id
  if (id === undefined) return {}
  return { 'X-Request-Id': id, ...(getBrowserReports() && { 'Server-Timing': toTiming(id) }) }
}

/** Returns the same as a list of names and values, for `writeHead`. */
export function toRequestIdHeaders(id: string | undefined): string[] {
  if (id === undefined) return []
  return ['X-Request-Id', id, ...(getBrowserReports() ? ['Server-Timing', toTiming(id)] : [])]
}

const toTiming = (id: string) => `request;desc="${id}"`
