import { browserReports } from '@/lib/error-reporting/browser-settings'
import { currentRequest } from '@/lib/request-context'

/**
 * The header with the id that the log has of a request. Where browsers report errors, the page's scripts get it as well, by
 * Server-Timing: they cannot read other headers of their page, and its content is the same for all.
 */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequest()?.id
  if (id === undefined) return {}
  return { 'X-Request-Id': id, ...(browserReports() && { 'Server-Timing': `request;desc="${id}"` }) }
}
