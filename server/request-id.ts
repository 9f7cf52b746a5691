import { browserReports } from '@/lib/error-reporting/browser-settings'
import { currentRequest } from '@/lib/request-context'

/**
 * What tells the client how its request is called in the log. Where browsers report errors, the page's scripts get it as well, by
 * Server-Timing: other headers of the page itself they cannot read, and its content is the same for all.
 */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequest()?.id
  if (id === undefined) return {}
  return { 'X-Request-Id': id, ...(browserReports() && { 'Server-Timing': `request;desc="${id}"` }) }
}
