import { browserReports } from '@/lib/error-reporting/browser-settings'
import { currentRequest } from '@/lib/request-context'

/**
 * Header with the id of the request in the log. If browsers report errors, `Server-Timing` has it
 * too: scripts cannot read other headers of their page, and the page itself is the same for all
 * visitors.
 */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequest()?.id
  if (id === undefined) return {}
  return { 'X-Request-Id': id, ...(browserReports() && { 'Server-Timing': `request;desc="${id}"` }) }
}
